import type { ScreenProps } from '../test/screener-test'

export function BookWithout({ say, links }: Pick<ScreenProps, 'say' | 'links'>) {
  return (
    <a className="link tap" href={links.book}>
      {say('screener.bookWithout')}
    </a>
  )
}
