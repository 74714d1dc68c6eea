import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const build = path.resolve(import.meta.dirname, '../../../.next')

/** The scripts that browsers of the baseline get, the worker's among them, by their paths in the build. */
export function sentScripts(): Record<string, string> {
  const text = (file: string) => readFileSync(path.join(build, file), 'utf8')
  // For browsers that know no modules: the others never ask for it.
  const { polyfillFiles } = JSON.parse(text('build-manifest.json')) as { polyfillFiles: string[] }
  const files = readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `static/${file}`)
    .filter((file) => !polyfillFiles.includes(file))
  return Object.fromEntries([...files, 'worker/sw.js'].map((file) => [file, text(file)]))
}

/** Methods that some browser of the baseline lacks, by names that nothing else has. */
const methods =
  /^(?:toSorted|toReversed|toSpliced|fromAsync|groupBy|withResolvers|canParse|isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|checkVisibility|setHTMLUnsafe|getSetCookie)$/

/** The same of classes, whose names alone would say too little. */
const ofClasses = /^(?:AbortSignal\.(?:any|timeout)|URL\.parse|Promise\.try|Response\.json|ReadableStream\.from)$/

/** What of a built script a browser of the baseline cannot read, or has no method for; each once. */
export function missingWords(script: string): string[] {
  const tree = ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const word = missingAt(node)
    if (word) found.add(word)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found]
}

function missingAt(node: ts.Node): string | null {
  if (ts.isClassStaticBlockDeclaration(node)) return 'static {}'
  if (ts.isRegularExpressionLiteral(node)) return isTooNew(node.text) ? node.text : null
  if (!ts.isPropertyAccessExpression(node) || !isCalled(node)) return null
  const { text } = node.name
  if (methods.test(text)) return text
  const name = `${ts.isIdentifier(node.expression) ? node.expression.text : ''}.${text}`
  return ofClasses.test(name) ? name : null
}

/** Who asks first calls nothing that is not there: `Promise.try?.(…)`, `typeof URL.parse`. */
const isCalled = (node: ts.PropertyAccessExpression) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node && !node.parent.questionDotToken

const isTooNew = (expression: string) => /\(\?<[=!]/.test(expression) || /\/[a-z]*v[a-z]*$/.test(expression)
