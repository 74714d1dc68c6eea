import { whatsappShareHref } from '@estu/domain/contacts/whatsapp-href'
import { Icon } from '@estu/ui/components/icon'
import type { Translate } from '@/i18n/translator'
import { PrintButton } from './print-button'

type Props = {
  t: Translate
  slugs: readonly string[]
  onlyDifferences: boolean
  /** How many rows say the same of all devices. */
  same: number
  /** This comparison's own address, with the site's name. */
  url: string
}

/** What can be done with a comparison: show less of it, send it, print it. */
export function CompareBar({ t, slugs, onlyDifferences, same, url }: Props) {
  return (
    <div className="cmp__bar">
      {same > 0 && (
        <form method="get">
          {slugs.map((slug) => (
            <input key={slug} type="hidden" name="d" value={slug} />
          ))}
          <label className="switch">
            <input type="checkbox" id="diff" name="diff" value="1" defaultChecked={onlyDifferences} />
            <span>
              {t('compare.onlyDifferences')}
              <span className="cmp__hidden muted">, {t('compare.hiddenSame', { count: same })}</span>
            </span>
          </label>
          <button className="btn btn--secondary btn--s cmp__apply" type="submit">
            {t('compare.apply')}
          </button>
        </form>
      )}
      <a className="btn btn--quiet btn--s" href={whatsappShareHref(t('compare.shareText', { url }))}>
        <Icon name="message" />
        {t('compare.share')}
      </a>
      <PrintButton label={t('compare.print')} />
    </div>
  )
}
