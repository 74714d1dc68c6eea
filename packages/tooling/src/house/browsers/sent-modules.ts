import path from 'node:path'
import ts from 'typescript'
import { root } from '../../env.ts'
import { filesBelow } from '../sources.ts'

/** The service worker's entry: a bundle of its own. */
const worker = 'apps/web/src/features/offline/worker/service-worker.ts'

const project = path.join(root, 'apps/web')

/** How the storefront's modules are found and typed; the lists of the language come from its own configuration. */
export function projectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, project).options
}

/** What previews run: an editor's browser has to be one that the admin panel works in. */
const ofEditors = 'apps/web/src/preview/'

/** Our own modules that reach a visitor: whatever a module marked `use client`, or the service worker, imports. */
export function sentModules(options: ts.CompilerOptions): string[] {
  const sources = [...filesBelow('apps/web/src', /\.tsx?$/), ...filesBelow('packages/ui/src', /\.tsx?$/)]
  const marked = sources.filter(
    (file) => !file.startsWith(ofEditors) && /^['"]use client['"]/.test(ts.sys.readFile(path.join(root, file)) ?? ''),
  )
  const found = new Set([...marked, worker].map((file) => path.join(root, file)))
  for (const file of found) {
    for (const name of importsOf(ts.sys.readFile(file) ?? '', file)) {
      const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys)
      if (!resolvedModule) continue
      const real = ts.sys.realpath?.(resolvedModule.resolvedFileName) ?? resolvedModule.resolvedFileName
      if (/\.tsx?$/.test(real) && !/node_modules|\.d\.ts$/.test(real)) found.add(real)
    }
  }
  return [...found]
}

/** What a module imports to run, at once or later; types are gone by then. */
export function importsOf(text: string, file = 'module.tsx'): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name = importedBy(node)
    if (name && ts.isStringLiteralLike(name)) names.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

function importedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) return isOfTypes(node.importClause) ? undefined : node.moduleSpecifier
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  return undefined
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.name) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return !!names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly)
}
