'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'

/** What a table would change, row by row, and what stands against it. */
export function TablePlan({ plan, onApply }: { plan: TablePreview; onApply: () => void }) {
  const say = useTranslate()
  const changes = plan.creates + plan.updates
  return (
    <section id="table-plan">
      <p>
        {say(
          `Новых: ${plan.creates}. Изменится: ${plan.updates}. Без изменений: ${plan.unchanged}. Ошибок: ${plan.errorCount}.`,
          `Жаңасы: ${plan.creates}. Өзгереді: ${plan.updates}. Өзгеріссіз: ${plan.unchanged}. Қате: ${plan.errorCount}.`,
        )}
      </p>
      {plan.errorCount > 0 && (
        <>
          <p className="estu-publish__warn">
            {say(
              'Пока есть хоть одна ошибка, ничего не записывается.',
              'Бір де болса қате тұрғанда ештеңе жазылмайды.',
            )}
          </p>
          <table className="estu-table">
            <thead>
              <tr>
                <th scope="col">{say('Строка', 'Жол')}</th>
                <th scope="col">{say('Колонка', 'Баған')}</th>
                <th scope="col">{say('Что не так', 'Не дұрыс емес')}</th>
              </tr>
            </thead>
            <tbody>
              {plan.errors.map(({ row, column, message, value }) => (
                <tr key={`${row}:${column}`}>
                  <td>{row}</td>
                  <td>{column}</td>
                  <td>
                    {message} {value && <code>{value}</code>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {changes > 0 && (
        <table className="estu-table">
          <thead>
            <tr>
              <th scope="col">{say('Строка', 'Жол')}</th>
              <th scope="col">{say('Документ', 'Құжат')}</th>
              <th scope="col">{say('Изменения', 'Өзгерістер')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <tr key={row.row}>
                <td>{row.row}</td>
                <th scope="row">
                  {row.key} {row.isNew && <span className="estu-state">{say('новый', 'жаңа')}</span>}
                </th>
                <td>
                  <ul className="estu-issues">
                    {row.changes.map(({ label, from, to }) => (
                      <li key={label}>
                        {label}: {from && <s>{from}</s>} → <strong>{to || '—'}</strong>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes > 0 && plan.errorCount === 0 && (
        <button type="button" id="table-apply" className="btn btn--style-primary btn--size-medium" onClick={onApply}>
          {say('Записать изменения', 'Өзгерістерді жазу')}
        </button>
      )}
    </section>
  )
}
