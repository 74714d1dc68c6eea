import 'server-only'
import { findCandidates } from '@estu/cms/catalogue/find-candidates'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { shortlistLimits } from '@estu/domain/finder/rules'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ComparedDevice } from '@/content/types'
import { mapComparedDevice } from './lists/map-listed'

type FinderDevices = {
  devices: ComparedDevice[]
  /** How many help within the budget; the best of them are `devices`. */
  matching: number
}

/** The hearing aids that the finder chooses among: as many as it may show, chosen by the database. */
export const listFinderDevices = (locale: Locale, answers: FinderAnswers): Promise<FinderDevices> => {
  // Who asks and with which signs changes nothing here: what is kept is the same for them all.
  const { hard, loss, battery, budget } = answers
  return readCandidates(locale, { hard, loss, battery, budget })
}

async function readCandidates(locale: Locale, answers: FinderAnswers): Promise<FinderDevices> {
  'use cache'
  const { rows, matching } = await findCandidates(await cms(), locale, answers, shortlistLimits.most)
  keepUntilListedChange(rows, [listTag('devices')])
  return { devices: rows.map(mapComparedDevice), matching }
}
