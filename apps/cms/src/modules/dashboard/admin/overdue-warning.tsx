import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../../access/staff.ts'
import { translate } from '../../../i18n/translate.ts'
import type { UnsentLetters } from '../../../jobs/unsent-letters.ts'

type Props = { letters: UnsentLetters; latePlans: number; req: PayloadRequest }

/** Work that is late: without this nobody would know that nobody does it. */
export function OverdueWarning({ letters: { failed, late }, latePlans, req }: Props) {
  const waiting = late + latePlans
  if (failed + waiting === 0) return null
  return (
    <div className="estu-warning" role="alert">
      {waiting > 0 && (
        <>
          <h2>{translate(req, 'Запланированное ждёт', 'Жоспарланған жұмыс күтіп тұр')}</h2>
          <p>
            {translate(
              req,
              `Срок прошёл, а задания ещё не начаты (${waiting}). Скажите администратору: похоже, не работает фоновая программа сайта.`,
              `Мерзімі өтті, ал тапсырмалар әлі басталған жоқ (${waiting}). Әкімшіге айтыңыз: сайттың фондық бағдарламасы жұмыс істемей тұрған сияқты.`,
            )}
          </p>
        </>
      )}
      {failed > 0 && (
        <>
          <h2>{translate(req, 'Письма не ушли', 'Хаттар жіберілмеді')}</h2>
          <p>
            {translate(
              req,
              `Писем: ${failed}. Несколько часов их не принимали.`,
              `Хат саны: ${failed}. Бірнеше сағат бойы қабылданбады.`,
            )}{' '}
            {isAdmin(req) ? (
              <a href="/admin/unsent-letters">{translate(req, 'Открыть список', 'Тізімді ашу')}</a>
            ) : (
              translate(req, 'Скажите администратору.', 'Әкімшіге айтыңыз.')
            )}
          </p>
        </>
      )}
    </div>
  )
}
