import { type FormDraft, sameValues } from '@estu/domain/forms/kept/form-drafts'
import { fillIn, hiddenValue, valuesAtFirst, valuesNow } from './form-controls'

/** The fields that say something else than the server's page did. */
export const differing = (form: HTMLFormElement, names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    names
      .map((name) => [name, valuesNow(form, name)] as const)
      .filter(([name, now]) => !sameValues(now, valuesAtFirst(form, name))),
  )

/** Whether the draft has something that the server's page has not. */
export const saysMore = (form: HTMLFormElement, { fields }: FormDraft, name: string): boolean =>
  fields[name] !== undefined && !sameValues(fields[name].values, valuesAtFirst(form, name))

/** Fills in what nobody has touched yet. @returns whether anything came back */
export function fillInDraft(form: HTMLFormElement, draft: FormDraft, names: readonly string[]): boolean {
  let isRestored = false
  for (const name of names) {
    if (!saysMore(form, draft, name) || !sameValues(valuesNow(form, name), valuesAtFirst(form, name))) continue
    // A box is ticked again only beside the very words it was ticked beside.
    if (name === 'consent' && draft.consentText !== hiddenValue(form, 'consentText')) continue
    fillIn(form, name, draft.fields[name]?.values ?? [])
    isRestored = true
  }
  return isRestored
}
