import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Icon, type IconName } from '@estu/ui/components/icon'
import { useEffect, useState } from 'react'
import { useRootMark } from '@/lib/use-root-mark'
import type { AppNews } from './follow-app'
import { countKeptPages } from './kept-pages'
import { useInstallOffer } from './use-install-offer'
import { useTypingMark } from './use-typing-mark'

export type ToastWords = Record<
  | 'close'
  | 'readyTitle'
  | 'readyText'
  | 'keptTitle'
  | 'keptText'
  | 'again'
  | 'updateTitle'
  | 'updateText'
  | 'update'
  | 'installTitle'
  | 'installText'
  | 'install'
  | 'refuse',
  string
>

export type ToastProps = { locale: Locale; news: AppNews; words: ToastWords; onClose: () => void }

/** What there is to say of the app, one thing at a time; it waits for the person. */
export function Toast(props: ToastProps) {
  switch (props.news.kind) {
    case 'ready':
      return <Ready {...props} />
    case 'kept':
      return <Kept {...props} at={props.news.at} />
    case 'update':
      return <Update {...props} worker={props.news.worker} />
    case 'install':
      return <Install {...props} prompt={() => (props.news.kind === 'install' ? props.news.event.prompt() : null)} />
  }
}

type Part = Pick<ToastProps, 'words' | 'onClose'>

function Ready({ words, onClose }: Part) {
  const [count, setCount] = useState<number | null>(null)
  const isEmpty = count === 0
  useEffect(() => {
    countKeptPages().then(setCount, () => setCount(0))
  }, [])
  // Nothing to say: what waits behind it has its turn.
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty])
  if (!count) return null
  const text = words.readyText.replace('{count}', String(count))
  return <Box icon="check" title={words.readyTitle} text={text} close={words.close} onClose={onClose} />
}

function Kept({ locale, at, words, onClose }: Part & { locale: Locale; at: number }) {
  const text = words.keptText.replace('{date}', formatDate(new Date(at), locale, 'dayTime'))
  const actions = { [words.again]: () => location.reload() }
  return <Box icon="info" title={words.keptTitle} {...{ text, actions, onClose }} close={words.close} />
}

function Update({ worker, words, onClose }: Part & { worker: ServiceWorker }) {
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage({ type: 'SKIP_WAITING' })
  }
  const actions = { [words.update]: update }
  return (
    <Box icon="info" title={words.updateTitle} text={words.updateText} {...{ actions, onClose }} close={words.close} />
  )
}

function Install({ prompt, words, onClose }: Part & { prompt: () => void }) {
  const { isDue, answer } = useInstallOffer()
  if (!isDue) return null
  const refuse = () => {
    answer()
    onClose()
  }
  const install = () => {
    refuse()
    prompt()
  }
  const actions = { [words.install]: install, [words.refuse]: refuse }
  return (
    <Box
      icon="check"
      title={words.installTitle}
      text={words.installText}
      close={words.close}
      onClose={refuse}
      actions={actions}
    />
  )
}

type BoxProps = {
  icon: IconName
  title: string
  text: string
  close: string
  onClose: () => void
  actions?: Record<string, () => void>
}

function Box({ icon, title, text, close, onClose, actions = {} }: BoxProps) {
  useRootMark('toast')
  useTypingMark()
  return (
    <div className="toast">
      <Icon name={icon} />
      <p>
        <b className="strong">{title}</b>
        <br />
        {text}
      </p>
      <button className="iconbtn" type="button" aria-label={close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {Object.keys(actions).length > 0 && (
        <div className="btns">
          {Object.entries(actions).map(([label, act], index) => (
            <button
              key={label}
              className={index === 0 ? 'btn btn--s btn--secondary' : 'btn btn--s btn--quiet'}
              type="button"
              onClick={act}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
