import { TextField } from '@estu/ui/components/form-fields'
import { problemOf } from '@/components/field-of'
import type { FormState } from '@/forms/state/form-state'
import type { Translate } from '@/i18n/translator'

/** Only who knows the password deletes the account. */
export function DeleteAccount({ state, t }: { state: FormState | null; t: Translate }) {
  return (
    <>
      <h3>{t('account.delete')}</h3>
      <p>{t('account.deleteText')}</p>
      <form method="post" className="form">
        <input type="hidden" name="intent" value="delete" />
        <TextField
          id="delete-password"
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('account.deleteConfirm')}
          error={problemOf(t, state, 'delete-password')}
        />
        <p>
          <button className="btn btn--secondary" type="submit">
            {t('account.deleteButton')}
          </button>
        </p>
      </form>
    </>
  )
}
