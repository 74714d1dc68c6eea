// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { patchMarkup } from './patch-markup'

const fields = (count: number, more = '') =>
  `<details class="facet"><summary>Форма</summary><label><input name="form" value="ric"${more}><small>${count}</small></label></details>`

function made(markup: string): HTMLElement {
  const own = document.createElement('div')
  own.innerHTML = markup
  document.body.replaceChildren(own)
  return own
}

describe('markup that is patched', () => {
  it('has what the newer one says, in the elements that stood there', () => {
    const own = made(fields(3))
    const field = own.querySelector('input')
    field?.focus()
    patchMarkup(own, fields(3), fields(0, ' disabled'))
    expect(own.querySelector('input')).toBe(field)
    expect(document.activeElement).toBe(field)
    expect(own.innerHTML).toBe(fields(0, ' disabled').replace('disabled', 'disabled=""'))
    patchMarkup(own, fields(0, ' disabled'), fields(7))
    expect(own.innerHTML).toBe(fields(7))
  })

  it('keeps what a reader did meanwhile', () => {
    const own = made(fields(3))
    own.querySelector('details')?.setAttribute('open', '')
    const field = own.querySelector('input') as HTMLInputElement
    field.value = 'typed'
    patchMarkup(own, fields(3), fields(4))
    expect(own.querySelector('details')?.hasAttribute('open')).toBe(true)
    expect(field.value).toBe('typed')
    expect(own.querySelector('small')?.textContent).toBe('4')
  })

  it('takes in what is new, and drops what is gone', () => {
    const hidden = '<input type="hidden" name="kind" value="domes">'
    const own = made(fields(3))
    patchMarkup(own, fields(3), hidden + fields(2))
    expect(own.innerHTML).toBe(hidden + fields(2))
    patchMarkup(own, hidden + fields(2), fields(5))
    expect(own.innerHTML).toBe(fields(5))
  })
})
