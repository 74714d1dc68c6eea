const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '', rlm: '' }

/**
 * What captions say, as running text: each cue a line, without times, names of cues, notes, styles and tags.
 * @param webVtt a WebVTT file; anything else gives an empty text. Source: W3C WebVTT, sections 4.1 and 4.2.
 */
export function captionText(webVtt: string): string {
  return webVtt
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const time = lines.findIndex((line) => line.includes('-->'))
      return time === -1 ? [] : [plain(lines.slice(time + 1).join(' '))]
    })
    .filter(Boolean)
    .join('\n')
}

const plain = (cue: string) =>
  cue
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .trim()
