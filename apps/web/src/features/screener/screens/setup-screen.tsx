import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Fold } from './fold'
import { MonoHelp } from './mono-help'
import { Screen } from './screen'

export function SetupScreen({ run, say, links }: ScreenProps) {
  const todo = [
    [say('screener.setup.quiet'), say('screener.setup.quietText')],
    [say('screener.setup.headphones'), say('screener.setup.headphonesText')],
    [say('screener.setup.aids'), say('screener.setup.aidsText')],
  ]
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.setup.title')}
      body={
        <>
          <ol className="scr-todo">
            {todo.map(([name, text]) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="muted">{say('screener.setup.microphone')}</p>
        </>
      }
      act={
        <Fold title={say('screener.setup.mono')}>
          <MonoHelp say={say} />
        </Fold>
      }
      foot={
        <>
          <button type="button" className="btn btn--primary" onClick={() => run.send({ type: 'set_up' })}>
            {say('screener.setup.ready')}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'went_back' })}>
            {say('screener.back')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
