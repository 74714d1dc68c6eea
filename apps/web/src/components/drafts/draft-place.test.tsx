import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FormFrame } from '@/components/form-frame'

vi.mock('./draft-keeper', () => ({ DraftKeeper: () => <p id="kept" /> }))
// The form is signed by the storefront's key.
vi.mock('@/forms/form-token', () => ({ issueFormToken: () => ({ key: '', opened: '' }) }))

it('tells that what is typed is kept after everything that can be typed into or sent, so that it moves none of it', () => {
  const form = renderToStaticMarkup(
    <FormFrame locale="ru" state={null} labels={{}} draft={{ form: 'feedback', owner: '' }}>
      <textarea name="message" />
      <button type="submit">Отправить</button>
    </FormFrame>,
  )
  expect(form.slice(form.indexOf('id="kept"'))).not.toMatch(/<(input|textarea|button)/)
})
