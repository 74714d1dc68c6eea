import type { EarResult } from '@estu/domain/screener/scoring/screener-result'
import { toneFrequencies } from '@estu/domain/screener/screener-mode'
import { DataTable } from '@estu/ui/components/tables/data-table'
import type { Say } from '../say'
import { Fold } from '../screens/fold'

/** The picture in words. */
export function HearingTable({ ears, say }: { ears: readonly EarResult[]; say: Say }) {
  const told = toneFrequencies.filter((frequencyHz) =>
    ears.some(({ frequencies }) => frequencies.some((known) => known.frequencyHz === frequencyHz)),
  )
  const wordOf = ({ frequencies }: EarResult, frequencyHz: number) => {
    const found = frequencies.find((known) => known.frequencyHz === frequencyHz)
    if (found?.threshold.kind === 'no_response') return say('screener.table.notHeard')
    const band = found?.band
    return band ? say(`screener.band.${band}`) : say('screener.table.none')
  }
  return (
    <Fold title={say('screener.table.title')}>
      <DataTable
        caption=""
        head={[say('screener.table.sound'), ...ears.map(({ ear }) => say(`screener.table.${ear}`))]}
        rows={told.map((frequencyHz) => [
          say(`screener.sound.hz${frequencyHz}`),
          ...ears.map((ear) => wordOf(ear, frequencyHz)),
        ])}
      />
    </Fold>
  )
}
