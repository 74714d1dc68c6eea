import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormProblems } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'

const refused = (errors: FormState['errors']): FormState =>
  ({ step: '', values: {}, errors, problem: null, detail: {} }) as unknown as FormState
const linksOf = (errors: FormState['errors']) =>
  [
    ...renderToStaticMarkup(
      <FormProblems locale="ru" state={refused(errors)} labels={{ name: 'Имя', phone: 'Телефон' }} />,
    ).matchAll(/<a[^>]*href="(#\w+)"[^>]*>([^<]+)</g),
  ].map(([, href, text]) => `${href} ${text?.replace(/:.*/, '')}`)

it('names the faults of a form as its fields are called, in the order of the page', () => {
  expect(linksOf({ phone: 'required', name: 'required' })).toEqual(['#name Имя', '#phone Телефон'])
})

it('a field that has no name of its own is never called by its code', () => {
  expect(linksOf({ needs: 'required' }).join()).toMatch(/^#needs \p{Lu}/u)
})
