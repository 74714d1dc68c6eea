import ts from 'typescript'
import { isMissing, missingNames } from './missing-parts.ts'

export type MissingUse = { file: string; line: number; use: string }

/** Where modules use what a browser of the baseline lacks, unless they ask first: `link.checkVisibility?.()`. */
export function missingUses(files: readonly string[], program: ts.Program): MissingUse[] {
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const tree = program.getSourceFile(file)
    if (!tree) throw new Error(`${file} was not read`)
    const uses: MissingUse[] = []
    const visit = (node: ts.Node): void => {
      const use = missingAt(node, checker)
      if (use) uses.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, use })
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return uses
  })
}

function missingAt(node: ts.Node, checker: ts.TypeChecker): string | null {
  if (ts.isRegularExpressionLiteral(node)) return hasLookbehind(node.text) ? 'lookbehind' : null
  const name = nameTaken(node)
  if (!name || !missingNames.has(name.text) || isAskedFor(name.parent)) return null
  const owners = (symbolOf(node, name, checker)?.declarations ?? []).map(ownerOf)
  const owner = owners.find((own) => isMissing(own, name.text))
  return owner ? `${owner}.${name.text}` : null
}

/** No regular expression may look behind: the whole script that holds one is refused. */
const hasLookbehind = (text: string) => /\(\?<[=!]/.test(text) || /\/[a-z]*v[a-z]*$/.test(text)

/** `list.with` and `const { size } = query`. */
function nameTaken(node: ts.Node): ts.Identifier | null {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) return node.name
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return null
  const name = node.propertyName ?? node.name
  return ts.isIdentifier(name) ? name : null
}

/** In `const { size } = query` the name itself is the new variable's. */
function symbolOf(node: ts.Node, name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isBindingElement(node)) return checker.getSymbolAtLocation(name)
  return checker.getTypeAtLocation(node.parent).getProperty(name.text)
}

const isAskedFor = (access: ts.Node) => ts.isCallExpression(access.parent) && !!access.parent.questionDotToken

/** The interface a member is declared in, or the variable that a browser's class is. */
function ownerOf(member: ts.Node): string {
  const { parent } = member
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text ?? ''
  const variable = ts.isTypeLiteralNode(parent) ? parent.parent : null
  return variable && ts.isVariableDeclaration(variable) && ts.isIdentifier(variable.name) ? variable.name.text : ''
}
