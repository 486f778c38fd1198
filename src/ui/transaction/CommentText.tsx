import * as movesWords from '#words/moves.ts'
import { cleanText, LONGEST_PARAGRAPH } from '../../domain/foreign/clean-text.ts'
import type { Comment } from '../../domain/foreign/comment.ts'

/** A comment as text, bytes as hex; an encrypted one, or the name of an operation in its place, is marked as such. */
export function CommentText({ comment }: { comment: Comment | null }) {
  if (!comment) return <>—</>
  if (comment.kind === 'encrypted') return <span className="text-muted">{movesWords.encrypted}</span>
  if (comment.kind === 'binary')
    return (
      <span className="line-clamp-2 max-w-60 text-muted">
        {movesWords.bytes} <span className="hash">{comment.hex}</span>
      </span>
    )
  if (comment.kind === 'operation') return <span className="text-muted">{movesWords.operation(comment.name)}</span>
  return <bdi className="line-clamp-2 max-w-60">{cleanText(comment.text, LONGEST_PARAGRAPH)}</bdi>
}
