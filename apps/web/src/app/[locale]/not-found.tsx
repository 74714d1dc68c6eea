import { AskServer } from '@/layout/page-faults'

export default function NotFound() {
  return <AskServer />
}
