import { expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const settings = {
  isHttps: true,
  pagePolicy: (html: string) => ({ policy: `policy of ${html}`, isClean: !html.includes('foreign') }),
}
const html = { 'content-type': 'text/html; charset=utf-8' }
const plain = (html: string) => ({ html, styles: [] })

it('a page that is kept bears the policy of its own bytes, and one with something foreign is not kept', () => {
  const finish = finishPage(settings, plain)
  expect(finish(html, { url: '/' }, Buffer.from('fine'))).toMatchObject({
    isClean: true,
    headers: { 'content-security-policy': 'policy of fine', 'x-content-type-options': 'nosniff' },
  })
  expect(finish(html, { url: '/' }, Buffer.from('foreign')).isClean).toBe(false)
  expect(finish({ 'content-type': 'text/x-component' }, { url: '/' }, Buffer.from('foreign')).isClean).toBe(true)
})

it('a page is judged before its styles come into it, which its policy names', () => {
  const judged: unknown[] = []
  const pagePolicy = (...given: unknown[]) => {
    judged.push(given)
    return { policy: 'policy', isClean: true }
  }
  const finish = finishPage({ ...settings, pagePolicy }, (text) => ({ html: `<style>a</style>${text}`, styles: ['a'] }))
  expect(String(finish(html, { url: '/' }, Buffer.from('fine')).body)).toBe('<style>a</style>fine')
  expect(judged).toEqual([['fine', ['a']]])
  const navigation = finish({ 'content-type': 'text/x-component' }, { url: '/' }, Buffer.from('fine'))
  expect(String(navigation.body)).toBe('fine')
})
