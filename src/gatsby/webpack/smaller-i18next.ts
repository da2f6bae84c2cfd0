import { template, transformSync, types as t, type NodePath, type PluginObj } from '@babel/core';

/**
 * What the classes of i18next are not asked for here: words come with the page, so that none is
 * fetched, added or taken away, and an instance is made whole and not changed.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  Logger: ['log', 'deprecate', 'clone'],
  ResourceStore: [
    'addNamespaces',
    'removeNamespaces',
    'addResource',
    'addResources',
    'addResourceBundle',
    'removeResourceBundle',
    'toJSON',
  ],
  Translator: ['exists', 'getUsedParamsDetails'],
  PluralResolver: ['addRule', 'clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  Formatter: ['add', 'addCached'],
  Connector: [
    'queueLoad',
    'loaded',
    'read',
    'prepareLoading',
    'load',
    'reload',
    'loadOne',
    'saveMissing',
  ],
  I18n: [
    'reloadResources',
    'use',
    'exists',
    'setDefaultNamespace',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
  ],
};

/** All that these methods do with the words of this site: none names a format or another word. */
const shorter: Readonly<Record<string, string>> = {
  'Formatter.constructor': '',
  'Formatter.format': 'return value;',
  'Formatter.init': '',
  'I18n.loadResources': 'arguments[1](null);',
  'Interpolator.nest': 'return str;',
};

/** Options that nobody sets and plugins that nobody adds, by the member that is read. */
const absent: Readonly<Record<string, readonly string[]>> = {
  'this.options': [
    'appendNamespaceToCIMode',
    'appendNamespaceToMissingKey',
    'isClone',
    'missingKeyHandler',
    'missingKeyNoValueFallbackToKey',
    'parseMissingKeyHandler',
    'postProcess',
    'returnDetails',
    'returnedObjectHandler',
    'returnObjects',
    'saveMissing',
    'updateMissing',
  ],
  options: ['postProcess', 'returnDetails', 'returnObjects'],
  'this.modules': ['backend', 'formatter', 'i18nFormat', 'languageDetector', 'logger'],
  'this.services': ['languageDetector'],
  this: ['i18nFormat'],
};

/** Said to developers with `debug` alone, which no build turns on. */
const whispers = /\blogger\.(?:log|warn|deprecate)$/;

/**
 * i18next without what this site does not use of it, so that a minifier leaves it out: a third of it.
 * @param source its module as it is published.
 * @throws Error where a class or method that is named here is no longer there.
 */
export function smallerI18next(source: string): string {
  const removed = Object.entries(unused).flatMap(([name, keys]) =>
    keys.map((key) => `${name}.${key}`),
  );
  const bodies = new Map<string, string | undefined>([
    ...removed.map((method) => [method, undefined] as const),
    ...Object.entries(shorter),
  ]);
  const plugins = [() => cutMethods(bodies), withoutWhispers, withoutAbsent];
  const result = transformSync(source, { configFile: false, babelrc: false, plugins });
  if (!result?.code) throw new Error('i18next could not be compiled');
  if (bodies.size > 0) throw new Error(`i18next has no ${[...bodies.keys()].join(', ')}`);
  return result.code;
}

/** Gives methods their shorter bodies, removes those without one, and strikes them off the list. */
function cutMethods(bodies: Map<string, string | undefined>): PluginObj {
  return {
    visitor: {
      ClassMethod(path) {
        const owner = path.parentPath.parent;
        if (!t.isClassDeclaration(owner) || !t.isIdentifier(path.node.key)) return;
        const method = `${owner.id?.name}.${path.node.key.name}`;
        const body = bodies.get(method);
        if (body !== undefined) {
          path.get('body').replaceWith(t.blockStatement(template.statements(body)()));
        } else if (bodies.has(method)) path.remove();
        bodies.delete(method);
      },
    },
  };
}

function withoutWhispers(): PluginObj {
  return {
    visitor: {
      CallExpression(path) {
        if (whispers.test(nameOf(path.get('callee')))) path.replaceWith(undefinedValue());
      },
    },
  };
}

function withoutAbsent(): PluginObj {
  const read = (path: NodePath<t.MemberExpression | t.OptionalMemberExpression>) => {
    const { property, computed } = path.node;
    const object = path.get('object');
    const isWritten = t.isAssignmentExpression(path.parent) && path.key === 'left';
    if (computed || isWritten || !t.isIdentifier(property)) return;
    if (absent[nameOf(object)]?.includes(property.name)) path.replaceWith(undefinedValue());
  };
  return { visitor: { MemberExpression: read, OptionalMemberExpression: read } };
}

const undefinedValue = () => t.unaryExpression('void', t.numericLiteral(0));

/** `this.options` as it is written. */
function nameOf(path: NodePath<t.Node | null | undefined>): string {
  if (path.isThisExpression()) return 'this';
  if (path.isIdentifier()) return path.node.name;
  if (!path.isMemberExpression() || path.node.computed) return '';
  return `${nameOf(path.get('object'))}.${nameOf(path.get('property'))}`;
}
