import type { NextAnswer } from './next-answer.ts'

const seam = '"])</script><script>self.__next_f.push([1,"'
/** Bytes instead of text, which nothing can be added to. */
const binary = 'self.__next_f.push([3,'

/**
 * Next cuts a page's data into dozens of scripts, as it had them while it rendered; of a page that is whole one will do,
 * and one name of it in the policy. Trap: the seam cannot stand within the data, where both its quote and its brackets
 * are written in another way.
 */
export function joinFlight(answer: NextAnswer): NextAnswer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer
  const html = answer.body.toString()
  if (html.includes(binary)) return answer
  return { ...answer, body: Buffer.from(html.replaceAll(seam, '')) }
}
