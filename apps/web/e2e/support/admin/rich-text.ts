import { expect, type Locator } from '@playwright/test'

/** Running text of one paragraph, as the editor stores it. */
export const richText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
    ],
  },
})

/** Puts the caret behind the last letter of a text or a paragraph, and waits for it: the editor hears of a click late. */
export async function writeAtEnd(text: Locator, key: 'Control+End' | 'End' = 'Control+End'): Promise<void> {
  await expect(async () => {
    await text.click()
    await text.page().keyboard.press(key)
    expect(await text.evaluate(lettersBehindCaret)).toBe('')
  }).toPass()
}

function lettersBehindCaret(text: Element): string | undefined {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {}
  if (!focusNode || !text.contains(focusNode)) return undefined
  const range = document.createRange()
  range.selectNodeContents(text)
  range.setStart(focusNode, focusOffset)
  return range.toString()
}
