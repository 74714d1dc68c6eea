import type { FormState } from 'payload'

type Fields = Pick<FormState, string>

/** `faq.2.question` of a form as `faq.{row id}.question`, which stays that row's wherever it is moved. */
export function rowPathIn(fields: Fields, formPath: string): string {
  const steps: string[] = []
  const form: string[] = []
  for (const part of formPath.split('.')) {
    steps.push(fields[form.join('.')]?.rows?.[Number(part)]?.id ?? part)
    form.push(part)
  }
  return steps.join('.')
}

/** And back, as the form has its rows now; null for a row that is not there. */
export function formPathIn(fields: Fields, rowPath: string): string | null {
  const form: string[] = []
  for (const part of rowPath.split('.')) {
    const rows = fields[form.join('.')]?.rows
    const index = rows?.findIndex(({ id }) => id === part) ?? -1
    if (rows && index === -1) return null
    form.push(rows ? String(index) : part)
  }
  return form.join('.')
}
