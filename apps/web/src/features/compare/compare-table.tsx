import { type ComparedRow, compareDevices, type RowGroup } from '@estu/domain/compare/comparison-rows'
import type { Locale } from '@estu/domain/locale/locales'
import type { ComparedColumn } from '@/content/catalogue/get-compared'
import { type Translate, translator } from '@/i18n/translator'
import { cellWords } from './cell-words'
import { CompareHead } from './compare-head'

type Props = { locale: Locale; devices: readonly ComparedColumn[]; removalOf: (slug: string) => string }

/** Devices beside each other, row by row; too wide for a screen, it moves sideways within itself. */
export function CompareTable({ locale, devices, removalOf }: Props) {
  const t = translator(locale)
  const rows = compareDevices(devices)
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="cmp__scroll" tabIndex={0} aria-label={t('compare.region')}>
      <table className="cmp__table" data-devices={devices.length}>
        <caption className="sr">
          {t('compare.caption', { titles: devices.map(({ title }) => title).join(', ') })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('compare.what')}</span>
            </th>
            {devices.map((device) => (
              <CompareHead key={device.slug} locale={locale} device={device} removeHref={removalOf(device.slug)} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group}
            locale={locale}
            group={group}
            rows={rows.filter((row) => row.group === group)}
            devices={devices}
          />
        ))}
      </table>
    </section>
  )
}

type GroupProps = { locale: Locale; group: RowGroup; rows: readonly ComparedRow[]; devices: readonly ComparedColumn[] }

function Group({ locale, group, rows, devices }: GroupProps) {
  const t = translator(locale)
  return (
    <tbody className={rows.every(({ isSame }) => isSame) ? 'cmp__same' : undefined}>
      <tr>
        <th className="cmp__group" scope="rowgroup" colSpan={devices.length + 1}>
          <span>{t(`compare.group.${group}`)}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key} className={row.isSame ? 'cmp__same' : undefined}>
          <Term row={row} t={t} />
          {row.values.map((value, index) => (
            <td key={devices[index]?.slug} data-of={devices[index]?.title}>
              {cellWords(value, locale)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** What a row is about, and what that means: beneath it where there is room, else at the bottom of the screen. */
function Term({ row: { key, moreIsNoJudgement }, t }: { row: ComparedRow; t: Translate }) {
  const name = t(`compare.row.${key}.name`)
  return (
    <th scope="row" abbr={name}>
      <span className="cmp__name">{name}</span>
      <button type="button" className="cmp__term" popoverTarget={`why-${key}`}>
        {name}
      </button>
      <span className="cmp__why" id={`why-${key}`} popover="auto">
        <b>{name}. </b>
        {t(`compare.row.${key}.why`)} {moreIsNoJudgement && t('compare.noJudgement')}
      </span>
    </th>
  )
}
