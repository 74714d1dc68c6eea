import { OperatorError } from '../../env.ts'

const reference = /\$\{(\w+)(?::([?-])([^}]*))?\}/g

/** Variables that docker-compose.yml asks for and has no value of its own for. */
export function requiredVariables(text: string): string[] {
  const found = [...text.matchAll(reference)].filter(([, , how]) => how !== '-')
  return [...new Set(found.map(([, name = '']) => name))].toSorted()
}

/** Puts values where `${NAME}`, `${NAME:?}` or `${NAME:-otherwise}` stands. @throws OperatorError naming a missing one. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(reference, (_, name: string, how: string | undefined, otherwise: string | undefined) => {
    const value = values[name] || (how === '-' ? otherwise : undefined)
    if (value === undefined) throw new OperatorError(`docker-compose.yml asks for ${name}.`)
    return value
  })
}
