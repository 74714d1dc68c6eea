import { locales } from '@estu/domain/locale/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { translator } from '@/i18n/translator'
import { SignInForm } from './sign-in-form'

// The form itself is signed by the storefront's key.
vi.mock('@/forms/form-token', () => {
  const token = () => ({ key: 'key', opened: 'opened' })
  return { issueFormToken: token, renewFormToken: token }
})

const shown = (locale: 'ru' | 'kk', problem: 'too-many' | 'wrong-credentials') =>
  renderToStaticMarkup(
    <SignInForm locale={locale} query={{}} state={{ values: {}, errors: {}, problem, detail: {}, step: '' }} />,
  ).replaceAll('\u00a0', ' ')

test.each(locales)('whoever is stopped by many tries is told of the letter that lets in at once (%s)', (locale) => {
  const [advice, link] = (['auth.stopped', 'auth.forgot'] as const).map((key) =>
    translator(locale)(key).replaceAll('\u00a0', ' '),
  )
  expect(advice).toContain(`«${link}»`)
  expect(shown(locale, 'too-many')).toContain(advice)
  expect(shown(locale, 'wrong-credentials')).not.toContain(advice)
})
