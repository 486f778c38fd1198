import * as movesWords from '#words/moves.ts'
import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Comment } from '../../domain/foreign/comment.ts'

/** Text for a comment that is not text. */
function standIn(comment: Exclude<Comment, { kind: 'text' }>): string {
  if (comment.kind === 'binary') return movesWords.bytes(comment.hex)
  return comment.kind === 'encrypted' ? movesWords.encrypted : movesWords.operation(comment.name)
}

/** A comment as text. Bytes, encrypted comments and names of operations are marked as such. */
export function CommentText({ comment }: { comment: Comment | null }) {
  if (!comment) return <>—</>
  if (comment.kind !== 'text')
    return <span className="line-clamp-2 max-w-60 break-all text-muted">{standIn(comment)}</span>
  return <bdi className="line-clamp-2 max-w-60">{cleanText(comment.text, MAX_PARAGRAPH_LENGTH)}</bdi>
}
