import { expect, it } from 'vitest'
import { branches } from '../content/branches/index.ts'
import { konaev } from '../content/clinic/konaev.ts'
import { readDrawing } from '../pictures/album.ts'
import { picturesOfBranch } from './clinic.ts'

it('draws the way to each branch, its door and a room, and calls a drawing a drawing', async () => {
  for (const branch of [...branches, konaev]) {
    const pictures = picturesOfBranch(branch)
    for (const picture of pictures) expect(await readDrawing(picture), picture.name).toContain('<svg')
    const [scheme, ...rooms] = pictures
    expect([scheme.alt.ru, scheme.alt.kk]).toEqual([expect.stringMatching(/^Схема/), expect.stringMatching(/^Сызба/)])
    for (const { alt } of rooms)
      expect([alt.ru, alt.kk]).toEqual([
        expect.stringMatching(/^Рисунок вместо фотографии/),
        expect.stringMatching(/^Фотосуреттің орнына сызба/),
      ])
  }
})
