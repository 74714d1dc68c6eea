import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { LevelFields } from '@estu/ui/product/level-fields'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; frequencies: readonly number[]; limits: { min: number; max: number } }

/**
 * The reader's own audiogram beside the device's range. It stays in the browser; a script reads the fields and writes
 * the verdict in these words, and where no script runs nothing of it is shown.
 */
export function OwnLevels({ locale, frequencies, limits }: Props) {
  const t = translator(locale)
  const words = {
    all: t('product.verdictAll'),
    some: t.raw('product.verdictSome'),
    nothing: t.raw('product.verdictNothing'),
    wrong: t('product.levelWrong', limits),
  }
  return (
    <div className="own-levels" data-own-levels={JSON.stringify(words)}>
      <div className="own-levels__verdict" role="status" />
      <details className="acc">
        <summary>
          {t('product.ownLevels')}
          <Icon name="chevron" />
        </summary>
        <div className="acc__in stack">
          <p className="muted">{t('product.ownLevelsText')}</p>
          <LevelFields
            frequencies={frequencies}
            limits={limits}
            words={{
              hertz: (hz) => t('product.atHertz', { hz: String(hz) }),
              field: (ear, hz) => t(`product.${ear}At`, { hz: String(hz) }),
              right: t('product.rightShort'),
              left: t('product.leftShort'),
            }}
          />
          <p className="own-levels__wrong strong" role="alert" />
          <div className="btns">
            <button type="button" className="btn btn--secondary btn--s" data-levels="show">
              {t('product.showLevels')}
            </button>
            <button type="button" className="btn btn--quiet btn--s" data-levels="erase">
              {t('product.eraseLevels')}
            </button>
          </div>
          <p className="hint">{t('product.levelsStay')}</p>
        </div>
      </details>
    </div>
  )
}
