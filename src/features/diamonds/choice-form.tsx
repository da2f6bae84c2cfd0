import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { diamondClarities, diamondColours, diamondPrices } from '../../config/diamond-prices';
import { limits } from '../../config/limits';
import { gramsOf, type Diamond } from '../../domain/diamond-price';
import { claimNumbers } from '../../shared/lib/claim-text';
import { formatNumber } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { opensDialog } from '../../shared/state/opens-dialog';
import * as button from '../../shared/ui/button.module.css';
import * as estimator from '../../shared/ui/estimator.module.css';
import { TextField } from '../../shared/ui/field';
import { Range } from '../../shared/ui/range';
import { diamondOf } from './choice';
import { CutPicker } from './cut-picker';
import { clarityGroups, colourGroups } from './grade-groups';
import { GradeScale } from './grade-scale';
import type { ChosenDiamond } from './use-choice';
import { parseWeight, writeCarats, writeGrams, type WeightProblem } from './weight';

interface ChoiceFormProps extends Pick<ChosenDiamond, 'choice' | 'change'> {
  onAsk: (diamond: Diamond) => void;
}

/** The slider ends where stones get rare; the field takes all that the table has. */
const sliderToCarats = 3;

/** What a diamond is asked about (spec §3): cut, colour, clarity and weight. */
export function ChoiceForm({ choice, change, onAsk }: ChoiceFormProps) {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const weightId = useId();
  const [isTyping, setTyping] = useState(false);
  const sayProblem = useWeightProblem();
  const read = parseWeight(choice.weight);
  const diamond = diamondOf(choice);
  // A weight that is still being typed is not yet wrong, unless no more typing could mend it.
  const isBegun = isTyping && 'problem' in read && /required|TooSmall/.test(read.problem);

  function ask(event: FormEvent) {
    event.preventDefault();
    setTyping(false);
    if (diamond) onAsk(diamond);
    else document.getElementById(weightId)?.querySelector('input')?.focus();
  }
  function rest() {
    setTyping(false);
    const weight = diamond && writeCarats(diamond.carats, host);
    if (weight && weight !== choice.weight) change('weight', weight);
  }

  return (
    <form className={estimator.form} noValidate onSubmit={ask}>
      <CutPicker chosen={choice.cut} onChoose={(cut) => change('cut', cut)} />
      <GradeScale
        legend={t('colour')}
        grades={diamondColours}
        chosen={choice.colour}
        says={t(`colourSays.${colourGroups[choice.colour]}`)}
        onChoose={(colour) => change('colour', colour)}
      />
      <GradeScale
        legend={t('clarity')}
        grades={diamondClarities}
        chosen={choice.clarity}
        says={t(`claritySays.${clarityGroups[choice.clarity]}`)}
        onChoose={(clarity) => change('clarity', clarity)}
      />
      <div id={weightId}>
        <TextField
          label={t('weight')}
          help={t('weightHelp', {
            replace: { ...claimNumbers('diamond', host), ...claimNumbers('carat', host) },
          })}
          error={'problem' in read && !isBegun ? sayProblem(read.problem) : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={choice.weight}
          onChange={({ target }) => {
            setTyping(true);
            change('weight', target.value);
          }}
          onBlur={rest}
        />
      </div>
      <Range
        label={t('weightScale')}
        shown={
          diamond
            ? t('weightShown', {
                carats: writeCarats(diamond.carats, host),
                grams: writeGrams(gramsOf(diamond.carats), host),
              })
            : '—'
        }
        min={limits.diamondMinCarats}
        max={sliderToCarats}
        step={0.01}
        value={diamond?.carats ?? limits.diamondMinCarats}
        onChange={({ target }) => change('weight', writeCarats(Number(target.value), host))}
      />
      <button className={button.primary} type="submit" {...opensDialog('appraisal')}>
        {t('send')}
      </button>
    </form>
  );
}

/** Says why a weight cannot be reckoned with; the least weight in the words of spec §5. */
function useWeightProblem(): (problem: WeightProblem) => string | undefined {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const sayShared = useProblemText();
  return (problem) => {
    if (problem === 'weightTooSmall') return sayShared(problem);
    const numbers = {
      carats: formatNumber(diamondPrices.toCarats, host),
      example: writeCarats(1.02, host),
    };
    return t(`problems.${problem}`, numbers);
  };
}
