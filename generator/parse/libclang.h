// Makes the calls of libclang go through a table that is filled at run time. So one program works
// with each libclang from 14 on, of a distribution or of the wheel libclang, and needs none to
// print its help or to work on models.
#ifndef CUBIND_GENERATOR_LIBCLANG_H
#define CUBIND_GENERATOR_LIBCLANG_H

#include <clang-c/Index.h>
#include <stdbool.h>

typedef struct libclang_functions {
#define FUNCTION(name) __typeof__(clang_##name) *name;
#include "parse/libclang.def"
#undef FUNCTION
} libclang_functions;

extern libclang_functions libclang;

// Opens the library once and fills the table. Returns false after a reported error. Call it before
// processes fork, so that they share the library.
//
// CUBIND_LIBCLANG names the file. Without it, the library that the build found is tried, then those
// that the system's linker knows.
bool libclang_open(void);

#define clang_createIndex libclang.createIndex
#define clang_Cursor_Evaluate libclang.Cursor_Evaluate
#define clang_Cursor_getArgument libclang.Cursor_getArgument
#define clang_Cursor_getMangling libclang.Cursor_getMangling
#define clang_Cursor_getNumArguments libclang.Cursor_getNumArguments
#define clang_Cursor_getOffsetOfField libclang.Cursor_getOffsetOfField
#define clang_Cursor_getRawCommentText libclang.Cursor_getRawCommentText
#define clang_Cursor_getStorageClass libclang.Cursor_getStorageClass
#define clang_Cursor_isAnonymous libclang.Cursor_isAnonymous
#define clang_Cursor_isBitField libclang.Cursor_isBitField
#define clang_Cursor_isFunctionInlined libclang.Cursor_isFunctionInlined
#define clang_Cursor_isMacroFunctionLike libclang.Cursor_isMacroFunctionLike
#define clang_Cursor_isNull libclang.Cursor_isNull
#define clang_disposeDiagnostic libclang.disposeDiagnostic
#define clang_disposeIndex libclang.disposeIndex
#define clang_disposeString libclang.disposeString
#define clang_disposeTranslationUnit libclang.disposeTranslationUnit
#define clang_equalCursors libclang.equalCursors
#define clang_equalTypes libclang.equalTypes
#define clang_EvalResult_dispose libclang.EvalResult_dispose
#define clang_EvalResult_getAsDouble libclang.EvalResult_getAsDouble
#define clang_EvalResult_getAsLongLong libclang.EvalResult_getAsLongLong
#define clang_EvalResult_getAsStr libclang.EvalResult_getAsStr
#define clang_EvalResult_getAsUnsigned libclang.EvalResult_getAsUnsigned
#define clang_EvalResult_getKind libclang.EvalResult_getKind
#define clang_EvalResult_isUnsignedInt libclang.EvalResult_isUnsignedInt
#define clang_File_isEqual libclang.File_isEqual
#define clang_getAddressSpace libclang.getAddressSpace
#define clang_getArgType libclang.getArgType
#define clang_getArrayElementType libclang.getArrayElementType
#define clang_getArraySize libclang.getArraySize
#define clang_getCanonicalCursor libclang.getCanonicalCursor
#define clang_getCanonicalType libclang.getCanonicalType
#define clang_getCString libclang.getCString
#define clang_getCursorAvailability libclang.getCursorAvailability
#define clang_getCursorDefinition libclang.getCursorDefinition
#define clang_getCursorExtent libclang.getCursorExtent
#define clang_getCursorKind libclang.getCursorKind
#define clang_getCursorKindSpelling libclang.getCursorKindSpelling
#define clang_getCursorLexicalParent libclang.getCursorLexicalParent
#define clang_getCursorLocation libclang.getCursorLocation
#define clang_getCursorResultType libclang.getCursorResultType
#define clang_getCursorSpelling libclang.getCursorSpelling
#define clang_getCursorType libclang.getCursorType
#define clang_getDiagnostic libclang.getDiagnostic
#define clang_getDiagnosticLocation libclang.getDiagnosticLocation
#define clang_getDiagnosticSeverity libclang.getDiagnosticSeverity
#define clang_getDiagnosticSpelling libclang.getDiagnosticSpelling
#define clang_getEnumConstantDeclUnsignedValue libclang.getEnumConstantDeclUnsignedValue
#define clang_getEnumConstantDeclValue libclang.getEnumConstantDeclValue
#define clang_getEnumDeclIntegerType libclang.getEnumDeclIntegerType
#define clang_getExpansionLocation libclang.getExpansionLocation
#define clang_getFieldDeclBitWidth libclang.getFieldDeclBitWidth
#define clang_getFile libclang.getFile
#define clang_getFileContents libclang.getFileContents
#define clang_getFileName libclang.getFileName
#define clang_getFunctionTypeCallingConv libclang.getFunctionTypeCallingConv
#define clang_getNullCursor libclang.getNullCursor
#define clang_getNumArgTypes libclang.getNumArgTypes
#define clang_getNumDiagnostics libclang.getNumDiagnostics
#define clang_getPointeeType libclang.getPointeeType
#define clang_getRangeEnd libclang.getRangeEnd
#define clang_getRangeStart libclang.getRangeStart
#define clang_getResultType libclang.getResultType
#define clang_getTranslationUnitCursor libclang.getTranslationUnitCursor
#define clang_getTypeDeclaration libclang.getTypeDeclaration
#define clang_getTypedefDeclUnderlyingType libclang.getTypedefDeclUnderlyingType
#define clang_getTypeSpelling libclang.getTypeSpelling
#define clang_isConstQualifiedType libclang.isConstQualifiedType
#define clang_isCursorDefinition libclang.isCursorDefinition
#define clang_isFunctionTypeVariadic libclang.isFunctionTypeVariadic
#define clang_Location_isInSystemHeader libclang.Location_isInSystemHeader
#define clang_parseTranslationUnit2 libclang.parseTranslationUnit2
#define clang_Type_getAlignOf libclang.Type_getAlignOf
#define clang_Type_getModifiedType libclang.Type_getModifiedType
#define clang_Type_getNamedType libclang.Type_getNamedType
#define clang_Type_getSizeOf libclang.Type_getSizeOf
#define clang_Type_visitFields libclang.Type_visitFields
#define clang_visitChildren libclang.visitChildren

#endif
