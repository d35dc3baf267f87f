import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { type DeskReview, type HideReason, hideReasons, longestAnswer } from 'shared/contracts/desk';
import { Button, Descriptions, Drawer, Form, Input, Select } from 'shared/ui/desk';
import { SectionHeading, useLocale } from 'shared/ui';
import { Notice } from '../notice.tsx';
import { useRequired, useTexts, useWords } from '../use-desk.ts';
import { $isActing, $open, reviewAnswered, reviewHidden, reviewOpened, reviewPublished } from './model.ts';

interface Props {
  readonly property: Property;
  readonly calls: readonly string[];
}
interface OfReview extends Props {
  readonly review: DeskReview;
}

const usualReason: HideReason = 'Personal';

/** Publishing is one press; hiding names its reason, which the guest reads. */
function Decide({ property: { propertyId }, review, calls }: OfReview) {
  const text = useWords();
  const { isActing, publish, hide } = useUnit({
    isActing: $isActing,
    publish: reviewPublished,
    hide: reviewHidden,
  });
  const { reviewId, version, state } = review;
  const of = { propertyId, reviewId, version };
  const options = hideReasons.map((value) => ({ value, label: text(`hide.${value}`) }));
  return (
    <>
      {state !== 'Published' && calls.includes('POST /api/Desk/PublishReview') && (
        <section className="desk-part">
          <p>{text('reviews.publish.truth')}</p>
          <Button type="primary" loading={isActing} onClick={() => publish(of)}>
            {text('reviews.publish')}
          </Button>
        </section>
      )}
      {state !== 'Hidden' && calls.includes('POST /api/Desk/HideReview') && (
        <section className="desk-part">
          <SectionHeading>{text('reviews.hide')}</SectionHeading>
          <Form<{ reason: HideReason }>
            name="hide-review"
            layout="vertical"
            requiredMark={false}
            initialValues={{ reason: usualReason }}
            onFinish={({ reason }) => hide({ ...of, reason })}
          >
            <p>{text('reviews.hide.truth')}</p>
            <Form.Item name="reason" label={text('act.reason')}>
              <Select options={options} />
            </Form.Item>
            <Button danger htmlType="submit" loading={isActing}>
              {text('reviews.hide.confirm')}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}

/** What guests read below the review. */
function Answer({ property: { propertyId }, review, calls }: OfReview) {
  const text = useWords();
  const { isActing, answer } = useUnit({ isActing: $isActing, answer: reviewAnswered });
  const rules = useRequired();
  const { reviewId, version, state, answer: given } = review;
  const of = { propertyId, reviewId, version };
  if (state === 'Hidden' || !calls.includes('POST /api/Desk/AnswerReview'))
    return given === null ? null : (
      <section className="desk-part">
        <SectionHeading>{text('reviews.answer')}</SectionHeading>
        <p className="desk-text">{given}</p>
      </section>
    );
  return (
    <section className="desk-part">
      <SectionHeading>{text('reviews.answer')}</SectionHeading>
      <Form<{ answer: string }>
        name="answer-review"
        layout="vertical"
        requiredMark={false}
        initialValues={{ answer: given ?? '' }}
        onFinish={({ answer: words }) => answer({ ...of, answer: words.trim() })}
      >
        <Form.Item
          name="answer"
          label={text('reviews.answer.label')}
          rules={[...rules, { min: 2, whitespace: true, message: text('desk.missing') }]}
        >
          <Input.TextArea rows={4} maxLength={longestAnswer} />
        </Form.Item>
        <div className="desk-actions">
          <Button htmlType="submit" loading={isActing}>
            {text('reviews.answer.save')}
          </Button>
          {given !== null && (
            <Button disabled={isActing} onClick={() => answer({ ...of, answer: null })}>
              {text('reviews.answer.remove')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

function Written({ property, review }: Omit<OfReview, 'calls'>) {
  const text = useWords();
  const { day, instant } = useTexts(property.timeZone);
  const facts = [
    [text('reviews.score'), text('reviews.of-five', { score: review.score })],
    [text('reviews.name'), review.name || text('reviews.erased')],
    [text('bookings.stay'), `${day(review.dateFrom)} – ${day(review.dateTo)}`],
    [text('reviews.booking'), review.referenceNumber],
    [text('reviews.changed'), instant(review.changedAtUtc)],
    ...(review.hiddenReason === null ? [] : [[text('act.reason'), text(`hide.${review.hiddenReason}`)]]),
  ];
  return (
    <>
      <Descriptions
        column={1}
        size="small"
        items={facts.map(([label, children]) => ({ key: label ?? '', label, children }))}
      />
      {review.title !== null && (
        <h3 className="desk-text" dir="auto">
          {review.title}
        </h3>
      )}
      {review.text !== null && (
        <p className="desk-text" dir="auto">
          {review.text}
        </p>
      )}
    </>
  );
}

/** One review, and what can be done with it. */
export function ReviewDrawer({ property, calls }: Props) {
  const text = useWords();
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  const { review, open } = useUnit({ review: $open, open: reviewOpened });
  return (
    <Drawer
      open={review !== null}
      onClose={() => open(null)}
      title={text('reviews.one', { name: review?.name ?? '' })}
      placement={isFromRight ? 'left' : 'right'}
      size={560}
      rootClassName="desk-drawer"
      getContainer={() => document.getElementById('desk-layer') ?? document.body}
      destroyOnHidden
    >
      <Notice />
      {review !== null && (
        <>
          <Written property={property} review={review} />
          <Decide property={property} review={review} calls={calls} />
          <Answer property={property} review={review} calls={calls} />
        </>
      )}
    </Drawer>
  );
}
