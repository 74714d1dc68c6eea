import { Notice } from '@estu/ui/components/notice'
import type { Translate } from '@/i18n/translator'

/** Asks for the letter once more while the address is not confirmed. */
export function ConfirmEmail({ t }: { t: Translate }) {
  return (
    <form method="post" className="form">
      <Notice tone="attention" text={t('account.confirmEmail')} />
      <p>
        <button className="btn btn--secondary" type="submit" name="intent" value="confirm">
          {t('account.sendAgain')}
        </button>
      </p>
    </form>
  )
}
