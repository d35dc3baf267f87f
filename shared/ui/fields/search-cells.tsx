import type { ReactElement, ReactNode, RefObject } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';

interface CellProps {
  readonly icon: IconName;
  readonly label: string;
}

const CellIcon = ({ name }: { readonly name: IconName }): ReactElement => (
  <span className="search-cell__icon">
    <Icon name={name} />
  </span>
);

export interface SearchCellFieldProps extends CellProps {
  /** The field itself, of class `search-cell__value`. */
  readonly children: ReactNode;
}

/** A cell of a search panel that is filled in where it stands. */
export const SearchCellField = ({ icon, label, children }: SearchCellFieldProps): ReactElement => (
  <label className="search-cell">
    <CellIcon name={icon} />
    <span className="search-cell__text">
      <span className="search-cell__label">{label}</span>
      {children}
    </span>
  </label>
);

export interface PromoCodeCellProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A promo code, as a cell of a search panel. */
export const PromoCodeCell = ({ label, placeholder, value, onChange }: PromoCodeCellProps): ReactElement => (
  <SearchCellField icon="tag" label={label}>
    <input
      className="search-cell__value"
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </SearchCellField>
);

export interface SearchCellButtonProps extends CellProps {
  readonly id: string;
  readonly anchorRef: RefObject<HTMLButtonElement | null>;
  /** What has been chosen; null when nothing has. */
  readonly value: string | null;
  /** Stands in place of a value. */
  readonly placeholder?: string;
  /** Behind the label, for example how many nights. */
  readonly detail?: string | null;
  readonly isOpen: boolean;
  readonly isInvalid?: boolean;
  readonly onOpen: () => void;
  /** A pointer comes near: what will be opened may be fetched. */
  readonly onIntent?: () => void;
}

/** A cell of a search panel that opens a dialog, in which it is chosen. */
export const SearchCellButton = ({
  id,
  anchorRef,
  icon,
  label,
  value,
  placeholder,
  detail = null,
  isOpen,
  isInvalid,
  onOpen,
  onIntent,
}: SearchCellButtonProps): ReactElement => (
  <button
    id={id}
    ref={anchorRef}
    type="button"
    className="search-cell"
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    aria-invalid={isInvalid}
    onPointerEnter={onIntent}
    onClick={onOpen}
  >
    <CellIcon name={icon} />
    <span className="search-cell__text">
      <span className="search-cell__label">
        {label}
        {detail !== null && <span className="search-cell__detail">{detail}</span>}
      </span>
      {value === null ? (
        <span className="search-cell__value search-cell__value--empty">{placeholder}</span>
      ) : (
        <span className="search-cell__value">{value}</span>
      )}
    </span>
  </button>
);
