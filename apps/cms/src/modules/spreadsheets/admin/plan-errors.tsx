'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'

/** What stands against a table, cell by cell. */
export function PlanErrors({ errors }: Pick<TablePreview, 'errors'>) {
  const say = useTranslate()
  return (
    <>
      <p className="estu-publish__warn">
        {say('Пока есть хоть одна ошибка, ничего не записывается.', 'Бір де болса қате тұрғанда ештеңе жазылмайды.')}
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
          {errors.map(({ row, column, message, value }) => (
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
  )
}
