/** The field that says whose form it is, where one is sent by the browser's own code; `nobody` for nobody's. */
export const ownerField = 'formOwner'
export const nobody = 'nobody'

/** What a browser's own code is told about a form it sent. `later` is no answer to the form itself. */
export type FormAnswer =
  | { status: 'sent'; to: string; reference: string }
  | { status: 'ready'; totalKzt: number }
  | {
      status: 'refused'
      problem: string
      /** Refused fields in the order of the form. */
      fields: readonly string[]
      detail: Readonly<Record<string, string | number>>
      /** A seal made anew, where the form's own was too old. */
      opened: string
    }
  | { status: 'later' }

type Loose = { [key: string]: unknown }
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 2000 ? value : '')

/** Reads the server's answer. Whatever it cannot read, a proxy's page or half an answer, is `later`: it is asked again. */
export function parseAnswer(value: unknown): FormAnswer {
  if (!isLoose(value)) return { status: 'later' }
  const { status } = value
  if (status === 'sent' && /^\/(?!\/)/.test(textOf(value.to)))
    return { status, to: textOf(value.to), reference: textOf(value.reference) }
  if (status === 'ready' && Number.isSafeInteger(value.totalKzt)) return { status, totalKzt: Number(value.totalKzt) }
  if (status !== 'refused') return { status: 'later' }
  return {
    status,
    problem: textOf(value.problem),
    fields: Array.isArray(value.fields) ? value.fields.filter((field) => typeof field === 'string').slice(0, 50) : [],
    detail: isLoose(value.detail) ? readDetail(value.detail) : {},
    opened: textOf(value.opened),
  }
}

const readDetail = (detail: Loose): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(detail).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
