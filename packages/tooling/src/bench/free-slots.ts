/** Faster than this a form takes a sender for a machine. */
export const humanPause = 3000

export type Slot = { page: string; specialist: string; startsAt: string; service: string; branch: string }

/** No visit of the demo content takes longer. Times are offered more often: two of them may be one specialist's one hour. */
const longestVisitMs = 90 * 60_000

/** Free times of single specialists, none within another, read from the pages a visitor reads. */
export async function findSlots(base: string, wanted: number): Promise<Slot[]> {
  const links = async (page: string, name: string) => {
    const html = await (await fetch(`${base}${page}`)).text()
    return [...new Set([...html.matchAll(new RegExp(`[?;&]${name}=([0-9a-f-]{36})`, 'g'))].map(([, id]) => id ?? ''))]
  }
  const [service = ''] = await links('/zapisnapriem', 'service')
  const slots: Slot[] = []
  const lastOf = new Map<string, number>()
  for (const branch of await links(`/zapisnapriem?service=${service}`, 'branch')) {
    for (const specialist of await links(`/zapisnapriem?service=${service}&branch=${branch}`, 'specialist')) {
      for (let ahead = 1; ahead < 50 && slots.length < wanted; ahead += 1) {
        const day = new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10)
        const choice = `service=${service}&branch=${branch}&specialist=${specialist}`
        const html = await (await fetch(`${base}/zapisnapriem?${choice}&from=${day}&day=${day}`)).text()
        for (const [, startsAt = ''] of html.matchAll(/value="([^"]+)" name="startsAt"/g)) {
          if (Date.parse(startsAt) < (lastOf.get(specialist) ?? 0) + longestVisitMs) continue
          lastOf.set(specialist, Date.parse(startsAt))
          const page = `/zapisnapriem?${choice}&at=${encodeURIComponent(startsAt)}`
          slots.push({ page, specialist, startsAt, service, branch })
        }
      }
    }
  }
  const unique = new Map(slots.map((slot) => [`${slot.specialist} ${slot.startsAt}`, slot]))
  if (unique.size < wanted) throw new Error(`only ${unique.size} free times were found`)
  return [...unique.values()].slice(0, wanted)
}
