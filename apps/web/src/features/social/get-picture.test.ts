import { describe, expect, test } from 'vitest'
import { pictureStore } from './get-picture'
import type { PictureWords } from './picture-words'

const words = (title: string): PictureWords => ({
  ...{ title, summary: '', price: '', picture: null },
  ...{ name: 'Есту', locale: 'kk', isWordless: false },
  colours: { paper: '#faf6ee', accent: '#0b5351' },
})

/** Draws nothing until told to; knows what it was asked for. */
function slowDrawing() {
  const asked: string[] = []
  const ready: (() => void)[] = []
  const draw = ({ title }: PictureWords) => {
    asked.push(title)
    return new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
      ready.push(() => resolve(new TextEncoder().encode(title)))
    })
  }
  const finishOne = async () => {
    await expect.poll(() => ready.length).toBeGreaterThan(0)
    ready.shift()?.()
  }
  return { asked, draw, finishOne }
}

describe('drawn pictures', () => {
  test('of the same words one is drawn, however many ask at once and later', async () => {
    const { asked, draw, finishOne } = slowDrawing()
    const get = pictureStore(draw)
    const both = Promise.all([get(words('a')), get(words('a'))])
    await finishOne()
    const [first, second] = await both
    expect(second).toBe(first)
    expect(await get(words('a'))).toBe(first)
    expect(asked).toEqual(['a'])
  })

  test('other words are another picture, drawn when its turn comes', async () => {
    const { asked, draw, finishOne } = slowDrawing()
    const get = pictureStore(draw)
    const [a, b] = [get(words('a')), get(words('b'))]
    await finishOne()
    const first = await a
    await finishOne()
    const second = await b
    expect(asked).toEqual(['a', 'b'])
    expect(typeof first === 'object' && typeof second === 'object' && first.etag !== second.etag).toBe(true)
  })

  test('whoever comes to a long line is told so, and those in it still get theirs', async () => {
    const { draw, finishOne } = slowDrawing()
    const get = pictureStore(draw)
    const crowd = Array.from({ length: 40 }, (_, index) => get(words(`${index}`)))
    const busy = new Set<number>()
    void Promise.all(crowd.map(async (picture, index) => (await picture) === 'busy' && busy.add(index)))
    await expect.poll(() => busy.size).toBe(23)
    for (let left = 17; left > 0; left -= 1) await finishOne()
    expect((await Promise.all(crowd)).filter((picture) => picture !== 'busy')).toHaveLength(17)
  })

  test('a drawing that failed is tried again for the next who asks', async () => {
    let tries = 0
    const get = pictureStore(async () => {
      tries += 1
      if (tries === 1) throw new Error('no thread')
      return new Uint8Array([1])
    })
    await expect(get(words('a'))).rejects.toThrow('no thread')
    expect(await get(words('a'))).toMatchObject({ png: new Uint8Array([1]) })
  })
})
