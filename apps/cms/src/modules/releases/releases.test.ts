import { expect, it } from 'vitest'
import { releases } from './releases.ts'

it('shows no moment by Payload’s own field or cell, which know the browser’s clock alone', () => {
  const moments = releases.fields.filter((field) => field.type === 'date')
  expect(moments.map(({ name }) => name)).toEqual(['plannedFor', 'publishedAt', 'undoneAt'])
  for (const { admin } of moments) {
    expect(admin?.condition?.({}, {}, {} as never)).toBe(false)
    expect(admin?.components?.Cell).toBe('/admin/cells/moment-cell.tsx#MomentCell')
  }
})
