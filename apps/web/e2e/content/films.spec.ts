import { locales, localisePath } from '@estu/domain/locale/locales'
import { violations } from '../support/accessibility/violations.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { type Seen, visit } from '../support/visitor.ts'

const path = '/diagnostika-sluha'
const { webUrl, cmsUrl, editor } = readTestEnv()

type Film = { seconds: number; wide: number; cues: string[] }

const filmOn = (page: Page): Promise<Film> =>
  page.locator('.film video').evaluate(async (film: HTMLVideoElement) => {
    const [captions] = film.textTracks
    const track = film.querySelector('track')
    if (!captions || !track) throw new Error('the film has no captions')
    captions.mode = 'showing'
    film.preload = 'metadata'
    film.load()
    const heard = (target: EventTarget, name: string) =>
      new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
    if (film.readyState < 1) await heard(film, 'loadedmetadata')
    if (track.readyState < 2) await heard(track, 'load')
    const cues = [...(captions.cues ?? [])].map((cue) => (cue as VTTCue).text)
    return { seconds: film.duration, wide: film.videoWidth, cues }
  })

/** Asks the CMS as an editor. */
async function asEditor(): Promise<(method: string, address: string, body?: FormData | object) => Promise<Answer>> {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ email: editor.email, password: editor.password })
  const session = await fetch(`${cmsUrl}/api/staff/login`, { method: 'POST', headers: json, body: credentials })
  const { token } = (await session.json()) as { token: string }
  const known = { authorization: `JWT ${token}` }
  return async (method, address, body) => {
    const sent =
      body instanceof FormData
        ? { body, headers: known }
        : { body: JSON.stringify(body), headers: { ...known, ...json } }
    const answer = await fetch(`${cmsUrl}/api/videos${address}`, { method, ...sent })
    return (await answer.json()) as Answer
  }
}

type Stored = { id: string; captions: string }
type Answer = { docs: Stored[]; doc: Stored }

const films = (html: string) => html.match(/<video/g)?.length ?? 0

const interpreted = { ru: 'Перевод на жестовый язык', kk: 'Ымдау тіліне аударма' } as const

for (const locale of locales)
  test(`a film has captions and the same in words, an interpreter once one is named, and is none without them, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const address = localisePath(locale, path)
    await test.step('the film of a hearing check has captions and the same in words', async () => {
      await page.goto(address)
      const { seconds, wide, cues } = await filmOn(page)
      expect(seconds).toBeCloseTo(21, 0)
      expect(wide).toBe(960)
      expect(cues).toHaveLength(6)
      expect(cues[3]).toContain(locale === 'kk' ? 'оң құлақ' : 'правое ухо')
      await expect(page.locator('.film video')).not.toHaveAttribute('autoplay')
      await expect(page.locator('.film track')).toHaveAttribute('srclang', locale)
      await page.locator('.film summary').click()
      await expect(page.locator('.film .acc__in')).toContainText(
        locale === 'kk' ? 'қолдан салынған' : 'Фильм рисованный',
      )
    })
    const ask = await asEditor()
    const stored = await ask('GET', '?where[filename][equals]=hearing-check.mp4&depth=0&locale=ru')
    const film = stored.docs[0]
    if (!film) throw new Error('there is no film')
    const form = new FormData()
    const bytes = await (await fetch(`${webUrl}/media/videos/hearing-check.mp4`)).blob()
    form.append('file', new File([bytes], 'interpreter.mp4', { type: 'video/mp4' }))
    form.append('_payload', JSON.stringify({ title: 'Переводчик' }))
    const { doc: interpreter } = await ask('POST', '?locale=ru', form)
    try {
      await ask('PATCH', `/${film.id}?locale=ru`, { signLanguage: interpreter.id })
      for (const each of locales) {
        const words = interpreted[each]
        const isShown = ({ html }: Seen) => films(html) === 2 && html.includes(words)
        await visibleAfter(Date.now(), localisePath(each, path), isShown)
      }
      await page.goto(address)
      const figure = page.getByRole('figure').filter({ hasText: interpreted[locale] })
      await expect(figure.locator('video')).toBeVisible()
      // As it is with all that a film can have.
      await page.locator('.film summary').first().click()
      expect(await violations(page)).toEqual([])
      await ask('PATCH', `/${film.id}?locale=ru`, { captions: '' })
      await visibleAfter(Date.now(), path, ({ html }) => films(html) === 0)
      expect(films((await visit(`/kk${path}`)).html)).toBe(2)
    } finally {
      await ask('PATCH', `/${film.id}?locale=ru`, { captions: film.captions, signLanguage: null })
      await ask('DELETE', `/${interpreter.id}`)
    }
    await visibleAfter(Date.now(), path, ({ html }) => films(html) === 1)
  })
