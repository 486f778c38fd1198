import * as jettonWords from '#words/jetton.ts'
import { MissingToken } from '../shared/MissingToken.tsx'

/** Notice that the path does not contain a jetton or not even an address. */
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
