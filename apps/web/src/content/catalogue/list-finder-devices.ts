import 'server-only'
import { findCandidates } from '@estu/cms/catalogue/find-candidates'
import { anyFitsTag, listTag } from '@estu/domain/catalogue/cache-tags'
import type { FinderCandidate } from '@estu/domain/finder/candidate'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { shortlistLimits } from '@estu/domain/finder/rules'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ComparedDevice } from '@/content/types'
import { mapComparedDevice } from './lists/map-listed'

/** A hearing aid with all that the finder judges it by. */
export type FinderDevice = ComparedDevice & Pick<FinderCandidate, 'hasTvAccessory'>

type FinderDevices = {
  devices: FinderDevice[]
  /** How many help within the budget; those that may be shown are `devices`. */
  matching: number
}

/** Lists the hearing aids that the finder chooses among: all that it may show, chosen by the database. */
export const listFinderDevices = (locale: Locale, answers: FinderAnswers): Promise<FinderDevices> => {
  // Who asks and with which signs changes nothing here: what is kept is the same for them all.
  const { hard, loss, battery, budget } = answers
  return readCandidates(locale, { hard, loss, battery, budget })
}

async function readCandidates(locale: Locale, answers: FinderAnswers): Promise<FinderDevices> {
  'use cache'
  const { rows, matching } = await findCandidates(await cms(), locale, answers, shortlistLimits.most)
  // Which devices have a transmitter for the television is told by accessories.
  keepUntilListedChange(rows, [listTag('devices'), listTag('accessories'), anyFitsTag('accessories')])
  const devices = rows.map((row) => ({ ...mapComparedDevice(row), hasTvAccessory: row.hasTvAccessory }))
  return { devices, matching }
}
