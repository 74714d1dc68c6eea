const syllables = 'ба бе ве га го да до жи за и ка ко ла ло ма на не но о па по ра ро са со та то у ча ше'.split(' ')
const bytesOfLetter = 2

/** Words without sense, always the same: they compress about as well as a page's own, which one letter again and again would not. */
export function words(bytes: number): string {
  let state = 7
  let text = ''
  while (text.length * bytesOfLetter < bytes) {
    state = (state * 1103515245 + 12345) % 2147483648
    text += syllables[Math.floor((state / 2147483648) * syllables.length)] + (state % 3 === 0 ? ' ' : '')
  }
  return text
}
