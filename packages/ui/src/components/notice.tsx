import { Icon } from './icon.tsx'

type Props = { tone: 'calm' | 'attention'; title?: string; text: string }

/** Words set apart: calm, or asking for attention (by sign and bar, not by colour alone). */
export function Notice({ tone, title, text }: Props) {
  return (
    <div className={tone === 'attention' ? 'notice notice--warn' : 'notice'}>
      <Icon name={tone === 'attention' ? 'warning' : 'info'} />
      {title && <p className="strong">{title}</p>}
      <p>{text}</p>
    </div>
  )
}
