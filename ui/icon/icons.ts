import {
  Accessibility,
  ALargeSmall,
  AlarmClock,
  AppWindow,
  Archive,
  Armchair,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Award,
  BadgeCheck,
  Banknote,
  Bell,
  BookMarked,
  Bookmark,
  BookOpen,
  Bot,
  Briefcase,
  Building2,
  Bus,
  Calendar,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CalendarX,
  Camera,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleUserRound,
  CircleX,
  ClipboardCheck,
  ClipboardList,
  Clock,
  ClockAlert,
  Cloud,
  CloudOff,
  Contrast,
  Copy,
  CornerDownLeft,
  CreditCard,
  Database,
  Download,
  Ellipsis,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FileBadge,
  FilePenLine,
  FileText,
  Filter,
  Fingerprint,
  Flag,
  Flame,
  FlaskConical,
  Folder,
  Gift,
  Globe,
  GraduationCap,
  GripVertical,
  Hand,
  Hash,
  Headset,
  Heart,
  History,
  Hourglass,
  House,
  IdCard,
  Image,
  Inbox,
  Info,
  Keyboard,
  KeyRound,
  Landmark,
  Languages,
  Laptop,
  Layers,
  LayoutGrid,
  Library,
  Lightbulb,
  Link2,
  ListChecks,
  ListFilter,
  LoaderCircle,
  Lock,
  LockKeyhole,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Maximize,
  Megaphone,
  Menu,
  MessageCircle,
  MessageSquare,
  Mic,
  Minimize,
  Minus,
  Monitor,
  MonitorSmartphone,
  Moon,
  Network,
  Newspaper,
  Palette,
  PanelLeft,
  Paperclip,
  Pause,
  Pencil,
  Phone,
  Pin,
  Plane,
  Play,
  Plus,
  Printer,
  QrCode,
  Quote,
  RefreshCw,
  RotateCcw,
  Save,
  ScanLine,
  School,
  ScrollText,
  Search,
  Send,
  Server,
  Settings,
  Share2,
  Shield,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  SquareArrowOutUpRight,
  Stamp,
  Star,
  Stethoscope,
  Sun,
  Tag,
  TextCursorInput,
  ThumbsUp,
  Ticket,
  Timer,
  Trash2,
  TrendingUp,
  TriangleAlert,
  Trophy,
  Truck,
  Type,
  Undo2,
  Upload,
  User,
  UserCheck,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  Utensils,
  Volume2,
  Wallet,
  Wifi,
  WifiOff,
  Wrench,
  X,
  Zap,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { makeIcon } from './makeIcon.tsx';

export const AccessibilityIcon = /* @__PURE__ */ makeIcon(Accessibility);
export const AlarmClockIcon = /* @__PURE__ */ makeIcon(AlarmClock);
export const AppWindowIcon = /* @__PURE__ */ makeIcon(AppWindow);
export const ArchiveIcon = /* @__PURE__ */ makeIcon(Archive);
export const ArmchairIcon = /* @__PURE__ */ makeIcon(Armchair);
export const ArrowDownIcon = /* @__PURE__ */ makeIcon(ArrowDown);
export const ArrowLeftIcon = /* @__PURE__ */ makeIcon(ArrowLeft, true);
export const ArrowLeftRightIcon = /* @__PURE__ */ makeIcon(ArrowLeftRight);
export const ArrowRightIcon = /* @__PURE__ */ makeIcon(ArrowRight, true);
export const ArrowUpIcon = /* @__PURE__ */ makeIcon(ArrowUp);
export const ArrowUpRightIcon = /* @__PURE__ */ makeIcon(ArrowUpRight, true);
export const AwardIcon = /* @__PURE__ */ makeIcon(Award);
export const BadgeCheckIcon = /* @__PURE__ */ makeIcon(BadgeCheck);
export const BanknoteIcon = /* @__PURE__ */ makeIcon(Banknote);
export const BellIcon = /* @__PURE__ */ makeIcon(Bell);
export const BookMarkedIcon = /* @__PURE__ */ makeIcon(BookMarked);
export const BookOpenIcon = /* @__PURE__ */ makeIcon(BookOpen);
export const BookmarkIcon = /* @__PURE__ */ makeIcon(Bookmark);
export const BotIcon = /* @__PURE__ */ makeIcon(Bot);
export const BriefcaseIcon = /* @__PURE__ */ makeIcon(Briefcase);
export const Building2Icon = /* @__PURE__ */ makeIcon(Building2);
export const BusIcon = /* @__PURE__ */ makeIcon(Bus);
export const CalendarIcon = /* @__PURE__ */ makeIcon(Calendar);
export const CalendarCheckIcon = /* @__PURE__ */ makeIcon(CalendarCheck);
export const CalendarClockIcon = /* @__PURE__ */ makeIcon(CalendarClock);
export const CalendarDaysIcon = /* @__PURE__ */ makeIcon(CalendarDays);
export const CalendarPlusIcon = /* @__PURE__ */ makeIcon(CalendarPlus);
export const CalendarXIcon = /* @__PURE__ */ makeIcon(CalendarX);
export const CameraIcon = /* @__PURE__ */ makeIcon(Camera);
export const ChartColumnIcon = /* @__PURE__ */ makeIcon(ChartColumn);
export const CheckIcon = /* @__PURE__ */ makeIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ makeIcon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon(ChevronLeft, true);
export const ChevronRightIcon = /* @__PURE__ */ makeIcon(ChevronRight, true);
export const ChevronUpIcon = /* @__PURE__ */ makeIcon(ChevronUp);
export const ChevronsLeftIcon = /* @__PURE__ */ makeIcon(ChevronsLeft, true);
export const ChevronsRightIcon = /* @__PURE__ */ makeIcon(ChevronsRight, true);
export const CircleAlertIcon = /* @__PURE__ */ makeIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ makeIcon(CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ makeIcon(CircleHelp);
export const CircleUserRoundIcon = /* @__PURE__ */ makeIcon(CircleUserRound);
export const CircleXIcon = /* @__PURE__ */ makeIcon(CircleX);
export const ClipboardCheckIcon = /* @__PURE__ */ makeIcon(ClipboardCheck);
export const ClipboardListIcon = /* @__PURE__ */ makeIcon(ClipboardList);
export const ClockIcon = /* @__PURE__ */ makeIcon(Clock);
export const ClockAlertIcon = /* @__PURE__ */ makeIcon(ClockAlert);
export const CloudIcon = /* @__PURE__ */ makeIcon(Cloud);
export const CloudOffIcon = /* @__PURE__ */ makeIcon(CloudOff);
export const ContrastIcon = /* @__PURE__ */ makeIcon(Contrast);
export const CopyIcon = /* @__PURE__ */ makeIcon(Copy);
export const CornerDownLeftIcon = /* @__PURE__ */ makeIcon(CornerDownLeft, true);
export const CreditCardIcon = /* @__PURE__ */ makeIcon(CreditCard);
export const DatabaseIcon = /* @__PURE__ */ makeIcon(Database);
export const DownloadIcon = /* @__PURE__ */ makeIcon(Download);
export const EllipsisIcon = /* @__PURE__ */ makeIcon(Ellipsis);
export const EllipsisVerticalIcon = /* @__PURE__ */ makeIcon(EllipsisVertical);
export const ExternalLinkIcon = /* @__PURE__ */ makeIcon(ExternalLink, true);
export const EyeIcon = /* @__PURE__ */ makeIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ makeIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ makeIcon(File);
export const FileBadgeIcon = /* @__PURE__ */ makeIcon(FileBadge);
export const FilePenLineIcon = /* @__PURE__ */ makeIcon(FilePenLine);
export const FileTextIcon = /* @__PURE__ */ makeIcon(FileText);
export const FilterIcon = /* @__PURE__ */ makeIcon(Filter);
export const FingerprintIcon = /* @__PURE__ */ makeIcon(Fingerprint);
export const FlagIcon = /* @__PURE__ */ makeIcon(Flag);
export const FlameIcon = /* @__PURE__ */ makeIcon(Flame);
export const FlaskConicalIcon = /* @__PURE__ */ makeIcon(FlaskConical);
export const FolderIcon = /* @__PURE__ */ makeIcon(Folder);
export const GiftIcon = /* @__PURE__ */ makeIcon(Gift);
export const GlobeIcon = /* @__PURE__ */ makeIcon(Globe);
export const GraduationCapIcon = /* @__PURE__ */ makeIcon(GraduationCap);
export const GripVerticalIcon = /* @__PURE__ */ makeIcon(GripVertical);
export const HandIcon = /* @__PURE__ */ makeIcon(Hand);
export const HashIcon = /* @__PURE__ */ makeIcon(Hash);
export const HeadsetIcon = /* @__PURE__ */ makeIcon(Headset);
export const HeartIcon = /* @__PURE__ */ makeIcon(Heart);
export const HistoryIcon = /* @__PURE__ */ makeIcon(History);
export const HourglassIcon = /* @__PURE__ */ makeIcon(Hourglass);
export const HouseIcon = /* @__PURE__ */ makeIcon(House);
export const IdCardIcon = /* @__PURE__ */ makeIcon(IdCard);
export const ImageIcon = /* @__PURE__ */ makeIcon(Image);
export const InboxIcon = /* @__PURE__ */ makeIcon(Inbox);
export const InfoIcon = /* @__PURE__ */ makeIcon(Info);
export const KeyRoundIcon = /* @__PURE__ */ makeIcon(KeyRound);
export const KeyboardIcon = /* @__PURE__ */ makeIcon(Keyboard);
export const LandmarkIcon = /* @__PURE__ */ makeIcon(Landmark);
export const LanguagesIcon = /* @__PURE__ */ makeIcon(Languages);
export const LaptopIcon = /* @__PURE__ */ makeIcon(Laptop);
export const LayersIcon = /* @__PURE__ */ makeIcon(Layers);
export const LargeTextIcon = /* @__PURE__ */ makeIcon(ALargeSmall);
export const LayoutGridIcon = /* @__PURE__ */ makeIcon(LayoutGrid);
export const LibraryIcon = /* @__PURE__ */ makeIcon(Library);
export const LightbulbIcon = /* @__PURE__ */ makeIcon(Lightbulb);
export const Link2Icon = /* @__PURE__ */ makeIcon(Link2);
export const ListChecksIcon = /* @__PURE__ */ makeIcon(ListChecks);
export const ListFilterIcon = /* @__PURE__ */ makeIcon(ListFilter);
export const LoaderCircleIcon = /* @__PURE__ */ makeIcon(LoaderCircle);
export const LockIcon = /* @__PURE__ */ makeIcon(Lock);
export const LockKeyholeIcon = /* @__PURE__ */ makeIcon(LockKeyhole);
export const LogInIcon = /* @__PURE__ */ makeIcon(LogIn, true);
export const LogOutIcon = /* @__PURE__ */ makeIcon(LogOut, true);
export const MailIcon = /* @__PURE__ */ makeIcon(Mail);
export const MapPinIcon = /* @__PURE__ */ makeIcon(MapPin);
export const MaximizeIcon = /* @__PURE__ */ makeIcon(Maximize);
export const MegaphoneIcon = /* @__PURE__ */ makeIcon(Megaphone);
export const MenuIcon = /* @__PURE__ */ makeIcon(Menu);
export const MessageCircleIcon = /* @__PURE__ */ makeIcon(MessageCircle);
export const MessageSquareIcon = /* @__PURE__ */ makeIcon(MessageSquare);
export const MicIcon = /* @__PURE__ */ makeIcon(Mic);
export const MinimizeIcon = /* @__PURE__ */ makeIcon(Minimize);
export const MinusIcon = /* @__PURE__ */ makeIcon(Minus);
export const MonitorIcon = /* @__PURE__ */ makeIcon(Monitor);
export const MonitorSmartphoneIcon = /* @__PURE__ */ makeIcon(MonitorSmartphone);
export const MoonIcon = /* @__PURE__ */ makeIcon(Moon);
export const NetworkIcon = /* @__PURE__ */ makeIcon(Network);
export const NewspaperIcon = /* @__PURE__ */ makeIcon(Newspaper);
export const PaletteIcon = /* @__PURE__ */ makeIcon(Palette);
export const PanelLeftIcon = /* @__PURE__ */ makeIcon(PanelLeft);
export const PaperclipIcon = /* @__PURE__ */ makeIcon(Paperclip);
export const PauseIcon = /* @__PURE__ */ makeIcon(Pause);
export const PencilIcon = /* @__PURE__ */ makeIcon(Pencil);
export const PhoneIcon = /* @__PURE__ */ makeIcon(Phone);
export const PinIcon = /* @__PURE__ */ makeIcon(Pin);
export const PlaneIcon = /* @__PURE__ */ makeIcon(Plane);
export const PlayIcon = /* @__PURE__ */ makeIcon(Play);
export const PlusIcon = /* @__PURE__ */ makeIcon(Plus);
export const PrinterIcon = /* @__PURE__ */ makeIcon(Printer);
export const QrCodeIcon = /* @__PURE__ */ makeIcon(QrCode);
export const QuoteIcon = /* @__PURE__ */ makeIcon(Quote);
export const RefreshCwIcon = /* @__PURE__ */ makeIcon(RefreshCw);
export const RotateCcwIcon = /* @__PURE__ */ makeIcon(RotateCcw);
export const SaveIcon = /* @__PURE__ */ makeIcon(Save);
export const ScanLineIcon = /* @__PURE__ */ makeIcon(ScanLine);
export const SchoolIcon = /* @__PURE__ */ makeIcon(School);
export const ScrollTextIcon = /* @__PURE__ */ makeIcon(ScrollText);
export const SearchIcon = /* @__PURE__ */ makeIcon(Search);
export const SendIcon = /* @__PURE__ */ makeIcon(Send, true);
export const ServerIcon = /* @__PURE__ */ makeIcon(Server);
export const SettingsIcon = /* @__PURE__ */ makeIcon(Settings);
export const Share2Icon = /* @__PURE__ */ makeIcon(Share2);
export const ShieldIcon = /* @__PURE__ */ makeIcon(Shield);
export const ShieldAlertIcon = /* @__PURE__ */ makeIcon(ShieldAlert);
export const ShieldCheckIcon = /* @__PURE__ */ makeIcon(ShieldCheck);
export const SlidersHorizontalIcon = /* @__PURE__ */ makeIcon(SlidersHorizontal);
export const SmartphoneIcon = /* @__PURE__ */ makeIcon(Smartphone);
export const SparklesIcon = /* @__PURE__ */ makeIcon(Sparkles);
export const SquareArrowOutUpRightIcon = /* @__PURE__ */ makeIcon(SquareArrowOutUpRight);
export const StampIcon = /* @__PURE__ */ makeIcon(Stamp);
export const StarIcon = /* @__PURE__ */ makeIcon(Star);
export const StethoscopeIcon = /* @__PURE__ */ makeIcon(Stethoscope);
export const SunIcon = /* @__PURE__ */ makeIcon(Sun);
export const TagIcon = /* @__PURE__ */ makeIcon(Tag);
export const TextCursorInputIcon = /* @__PURE__ */ makeIcon(TextCursorInput);
export const ThumbsUpIcon = /* @__PURE__ */ makeIcon(ThumbsUp);
export const TicketIcon = /* @__PURE__ */ makeIcon(Ticket);
export const TimerIcon = /* @__PURE__ */ makeIcon(Timer);
export const Trash2Icon = /* @__PURE__ */ makeIcon(Trash2);
export const TrendingUpIcon = /* @__PURE__ */ makeIcon(TrendingUp);
export const TriangleAlertIcon = /* @__PURE__ */ makeIcon(TriangleAlert);
export const TrophyIcon = /* @__PURE__ */ makeIcon(Trophy);
export const TruckIcon = /* @__PURE__ */ makeIcon(Truck);
export const TypeIcon = /* @__PURE__ */ makeIcon(Type);
export const Undo2Icon = /* @__PURE__ */ makeIcon(Undo2, true);
export const UploadIcon = /* @__PURE__ */ makeIcon(Upload);
export const UserIcon = /* @__PURE__ */ makeIcon(User);
export const UserCheckIcon = /* @__PURE__ */ makeIcon(UserCheck);
export const UserPlusIcon = /* @__PURE__ */ makeIcon(UserPlus);
export const UserRoundIcon = /* @__PURE__ */ makeIcon(UserRound);
export const UsersIcon = /* @__PURE__ */ makeIcon(Users);
export const UsersRoundIcon = /* @__PURE__ */ makeIcon(UsersRound);
export const UtensilsIcon = /* @__PURE__ */ makeIcon(Utensils);
export const Volume2Icon = /* @__PURE__ */ makeIcon(Volume2);
export const WalletIcon = /* @__PURE__ */ makeIcon(Wallet);
export const WifiIcon = /* @__PURE__ */ makeIcon(Wifi);
export const WifiOffIcon = /* @__PURE__ */ makeIcon(WifiOff);
export const WrenchIcon = /* @__PURE__ */ makeIcon(Wrench);
export const XIcon = /* @__PURE__ */ makeIcon(X);
export const ZapIcon = /* @__PURE__ */ makeIcon(Zap);
export const ZoomInIcon = /* @__PURE__ */ makeIcon(ZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ makeIcon(ZoomOut);
