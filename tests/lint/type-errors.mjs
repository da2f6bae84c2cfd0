import ts from 'typescript';

/**
 * Reports what TypeScript says of a file. The rules that ask for types have had most of them worked
 * out, so that with this one the gate needs no check of all types beside the lint.
 * @type {import('eslint').Rule.RuleModule}
 */
export const typeErrors = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices;
    // Of a file that is no TypeScript.
    if (!program) return {};
    return {
      Program(node) {
        const file = esTreeNodeToTSNodeMap.get(node);
        for (const { start = 0, messageText } of program.getSemanticDiagnostics(file)) {
          context.report({
            loc: sourceCode.getLocFromIndex(start),
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          });
        }
      },
    };
  },
};
