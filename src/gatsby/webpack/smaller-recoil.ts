import { types as t, transformSync, type NodePath, type PluginObj } from '@babel/core';

/**
 * Switches of Recoil (`RECOIL_GKS_ENABLED` in its documentation), as they are set here: as at its
 * publication but for two. Its trees are a Map each in place of a persistent one, which pays from
 * thousands of atoms on; and no atom is let go while the site is open, as here none ever was.
 */
const switches: Readonly<Record<string, boolean>> = {
  recoil_hamt_2020: false,
  recoil_infer_component_names: false,
  recoil_memory_managament_2020: false,
  recoil_mutable_source: false,
  recoil_release_on_cascading_update_killswitch_2021: false,
  recoil_suppress_rerender_in_callback: true,
  recoil_sync_external_store: true,
  recoil_transition_support: false,
};

/** How Recoil then works with React 18: what its `reactMode` returns. */
const reactMode: Readonly<Record<string, t.Expression>> = {
  mode: t.stringLiteral('SYNC_EXTERNAL_STORE'),
  early: t.booleanLiteral(true),
};

/**
 * Recoil's module with its switches fixed and without the tables that its parts are handed on in, so
 * that a minifier leaves out what nobody uses: a third of it.
 * @throws Error where the module asks for a switch that is not known here.
 */
export function smallerRecoil(source: string): string {
  const options = { configFile: false, babelrc: false } as const;
  // The second pass sees the bindings that the first one has made.
  const fixed = transformSync(source, { ...options, plugins: [fixSwitches] });
  const whole = transformSync(fixed?.code ?? '', { ...options, plugins: [openTables] });
  if (!whole?.code) throw new Error('Recoil could not be compiled');
  return whole.code;
}

function fixSwitches(): PluginObj {
  return {
    visitor: {
      CallExpression(path) {
        const [name] = path.node.arguments;
        if (isCallOf(path.node, /^Recoil_gkx(?:\$\d+)?$/) && t.isStringLiteral(name)) {
          const isOn = switches[name.value];
          if (isOn === undefined) throw new Error(`Recoil has a new switch: ${name.value}`);
          path.replaceWith(t.booleanLiteral(isOn));
        }
        // The persistent map, a module in the module.
        if (isCallOf(path.node, /^createCommonjsModule$/)) {
          path.addComment('leading', '#__PURE__');
        }
      },
      MemberExpression: {
        exit(path) {
          const { object, property, computed } = path.node;
          const isOfMode = isCallOf(object, /^reactMode(?:\$\d+)?$/) && t.isIdentifier(property);
          const known = isOfMode ? reactMode[property.name] : undefined;
          if (known) path.replaceWith(t.cloneNode(known));
          if (computed && t.isObjectExpression(object) && t.isStringLiteral(property)) {
            const value = valueIn(object, property.value);
            if (value) path.replaceWith(value);
          }
        },
      },
    },
  };
}

const isCallOf = (node: t.Node, name: RegExp): boolean =>
  t.isCallExpression(node) && t.isIdentifier(node.callee) && name.test(node.callee.name);

/** `const table = { one, two: second }`, and each `table.two` or `const { two } = table` says `second`. */
function openTables(): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          for (const { path } of Object.values(program.scope.bindings)) {
            if (path.isVariableDeclarator()) openTable(program, path);
          }
        },
      },
    },
  };
}

function openTable(program: NodePath<t.Program>, declared: NodePath<t.VariableDeclarator>): void {
  const { id, init } = declared.node;
  const table = t.isObjectExpression(init) ? init : frozen(init);
  if (!table || !t.isIdentifier(id)) return;
  const binding = program.scope.getBinding(id.name);
  if (!binding?.constant) return;
  for (const { parentPath } of binding.referencePaths) {
    if (parentPath?.isMemberExpression()) openMember(program, table, parentPath);
    if (parentPath?.isVariableDeclarator()) openPattern(program, table, parentPath);
  }
}

const frozen = (init?: t.Node | null): t.ObjectExpression | undefined =>
  t.isCallExpression(init) &&
  t.matchesPattern(init.callee, 'Object.freeze') &&
  t.isObjectExpression(init.arguments[0])
    ? init.arguments[0]
    : undefined;

function openMember(
  program: NodePath<t.Program>,
  table: t.ObjectExpression,
  member: NodePath<t.MemberExpression>,
): void {
  const { property, computed } = member.node;
  if (computed || !t.isIdentifier(property)) return;
  const value = lastingValue(program, table, property.name);
  if (value) member.replaceWith(t.cloneNode(value));
}

function openPattern(
  program: NodePath<t.Program>,
  table: t.ObjectExpression,
  declared: NodePath<t.VariableDeclarator>,
): void {
  const { id } = declared.node;
  if (!t.isObjectPattern(id)) return;
  const opened = id.properties.map((property) => {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return undefined;
    const value = lastingValue(program, table, property.key.name);
    if (!value || !t.isIdentifier(property.value)) return undefined;
    return t.variableDeclarator(property.value, t.cloneNode(value));
  });
  if (opened.every((one) => one !== undefined)) declared.replaceWithMultiple(opened);
}

/** A name in the module that is given a value once, and so the same wherever the table is read. */
function lastingValue(
  program: NodePath<t.Program>,
  table: t.ObjectExpression,
  key: string,
): t.Identifier | undefined {
  const value = valueIn(table, key);
  const isLasting = t.isIdentifier(value) && program.scope.getBinding(value.name)?.constant;
  return isLasting ? value : undefined;
}

function valueIn(table: t.ObjectExpression, key: string): t.Expression | undefined {
  const found = table.properties.find(
    (property) => t.isObjectProperty(property) && t.isIdentifier(property.key, { name: key }),
  );
  return t.isObjectProperty(found) && t.isExpression(found.value) ? found.value : undefined;
}
