import * as commonWords from '#words/common.ts'
import * as jettonsWords from '#words/jettons.ts'
import type { JettonPage } from '../../domain/jetton/list.ts'
import { ListNote } from '../../ui/base/ListNote.tsx'

/** Number of omitted rows, with reasons. */
export default function LeftOut({ list }: { list: JettonPage }) {
  const words = [
    list.unreadable > 0 && commonWords.unreadable(list.unreadable),
    list.unnamed > 0 && jettonsWords.unnamed(list.unnamed),
  ]
  return <ListNote>{words.filter(Boolean).join(' · ')}</ListNote>
}
