import { formFactors } from '@estu/domain/vocabulary/form-factors'
import { expect, it } from 'vitest'
import messages from '../../messages/ru.json' with { type: 'json' }

it.each([['formFactor', formFactors]] as const)('names in %s every value of the set and no other', (key, values) => {
  expect(Object.keys(messages[key]).toSorted()).toEqual([...values].toSorted())
})
