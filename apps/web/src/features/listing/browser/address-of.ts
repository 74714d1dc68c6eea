/** What a form of filters asks, as the parameters of an address; the two ends of a range are written as one. */
export function queryOf(data: FormData): string {
  const query = new URLSearchParams()
  for (const [key, value] of data) {
    const [name = '', end] = key.split('_')
    if (end === 'to') continue
    const text = end ? `${value}-${data.get(`${name}_to`) ?? ''}`.replace(/\s/g, '') : String(value)
    if (text && text !== '-') query.append(name, text)
  }
  return query.toString()
}

/** The address that a form of filters leads to. */
export function addressOf(form: HTMLFormElement): string {
  return `${form.action}?${queryOf(new FormData(form))}`.replace(/\?$/, '')
}
