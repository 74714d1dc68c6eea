import type { ArrayFieldServerComponent } from 'payload'
import { ToldList } from '../../messages/admin/told-list.tsx'
import { listMessages } from '../../messages/index.ts'
import { AnswerList } from './answer-list.tsx'

/** What the clinic has answered, and what became of the letters with it. */
export const GivenAnswers: ArrayFieldServerComponent = async ({ id, req }) => {
  if (id === undefined) return null
  return (
    <>
      <AnswerList />
      <ToldList req={req} messages={await listMessages(req, String(id))} toldAt={null} />
    </>
  )
}
