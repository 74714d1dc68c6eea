import { AskServer } from '@/layout/faults/page-faults'

export default function NotFound() {
  return <AskServer />
}
