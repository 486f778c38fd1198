import * as jettonWords from '#words/jetton.ts'
import { MissingToken } from '../shared/MissingToken.tsx'

/** Says that what is in the path is no jetton, or no address. */
export default function NoJetton({ text }: { text: string }) {
  return (
    <MissingToken
      text={text}
      name={jettonWords.title}
      title={jettonWords.notFound}
      forms={jettonWords.forms}
      notKnown={jettonWords.notKnown}
    />
  )
}
